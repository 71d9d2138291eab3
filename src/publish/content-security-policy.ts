import { createHash } from "node:crypto";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "../content/html-tree";
import type { SiteFacts } from "../content/schemas/site";
import { policyElement } from "../shared/policy-element";
import { videoAddress } from "../shared/video-services";

/** A script element of such a type is data, which no browser runs. */
const data = /^application\/(?:\w+\+)?json$/i;

type PolicyFacts = Partial<
  Pick<SiteFacts, "map" | "film" | "externalFlags" | "forms" | "analytics">
>;

/**
 * What pages may use of other hosts, by directive, as content names it. The same on every page: a visitor who follows
 * links stays under the policy of the first page.
 */
function otherHosts({
  map,
  film,
  externalFlags,
  forms,
  analytics,
}: PolicyFacts): [directive: string, url?: string][] {
  return [
    ["frame-src", map?.embedUrl],
    // Asked whether it answers, before its frame is shown.
    ["connect-src", map?.embedUrl],
    ["frame-src", film && videoAddress(film.channel ?? "youtube", film.id ?? "")],
    ["img-src", externalFlags],
    ["connect-src", forms && /^https/.test(forms.endpoint) ? forms.endpoint : undefined],
    ["script-src", analytics?.script],
    ...[analytics?.script, ...(analytics?.sendsTo ?? [])].map((url): [string, string?] => [
      "connect-src",
      url,
    ]),
  ];
}

/**
 * A page with its Content-Security-Policy, which allows only what the site uses, and of inline scripts and styles those
 * that the page has. It stands right after the charset, which browsers look for in the first 1,024 bytes; a file
 * without one is no page of the build.
 */
export function withPolicy(html: string, document: Tree.Document, facts: PolicyFacts): string {
  const inline = [...elementsIn(document)].filter((element) => {
    const { tagName } = element;
    const { src, type = "" } = attributesOf(element);
    return tagName === "style" || (tagName === "script" && src === undefined && !data.test(type));
  });
  const hashes = (name: string) => inline.filter(({ tagName }) => tagName === name).map(hash);
  const policy: Record<string, string[]> = {
    "default-src": [],
    "script-src": ["'self'", ...hashes("script")],
    "style-src": ["'self'", ...hashes("style")],
    // Each picture has its size and colour in its `style` attribute.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    // The build puts small font files into the style sheet.
    "font-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": [],
    "base-uri": [],
    "form-action": [],
  };
  for (const [directive, url] of otherHosts(facts))
    if (url) policy[directive]?.push(new URL(url).origin);
  // A page that this build has not written anew has the policy of an earlier one.
  return html.replace(
    /(<meta charset=[^>]*>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/i,
    (_all, charset) => charset + policyElement(policy),
  );
}

/** The hash of what an element holds, as a policy spells it. */
function hash({ childNodes }: Tree.Element): string {
  const text = childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
