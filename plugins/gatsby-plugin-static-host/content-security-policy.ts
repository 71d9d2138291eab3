import { hash } from "node:crypto";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { policyElement } from "../../shared/policy-element";
import { videoAddress } from "../../shared/video-services";
import { attributesOf, elementsIn } from "../gatsby-plugin-checked-content/html-tree";
import type { SiteFacts } from "../gatsby-plugin-checked-content/schemas/site";

/** A script element of such a type is data, which no browser runs. */
const data = /^application\/(?:\w+\+)?json$/i;

type PolicyFacts = Partial<
  Pick<SiteFacts, "map" | "film" | "externalFlags" | "forms" | "analytics">
>;

/** A page with its policy right after the charset, which browsers look for in the first 1,024 bytes. Every page allows the same other hosts, since the first page's policy stays through client navigation. */
export function withPolicy(html: string, document: Tree.Document, facts: PolicyFacts): string {
  const { map, film, externalFlags, forms, analytics } = facts;
  const hashes = (name: string) =>
    [...elementsIn(document)]
      .filter((element) => {
        const { src, type = "" } = attributesOf(element);
        return element.tagName === name && src === undefined && !data.test(type);
      })
      .map(hashOf);
  const policy = policyElement({
    "default-src": [],
    "script-src": ["'self'", ...hashes("script"), ...originsOf(analytics?.script)],
    "style-src": ["'self'", ...hashes("style")],
    // Each picture has its size and colour in its `style` attribute.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...originsOf(externalFlags)],
    // The build puts small font files into the style sheet.
    "font-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    // The map's host is requested once, before the frame is shown.
    "connect-src": [
      "'self'",
      ...originsOf(
        map?.embedUrl,
        forms?.endpoint,
        analytics?.script,
        ...(analytics?.sendsTo ?? []),
      ),
    ],
    "frame-src": originsOf(
      map?.embedUrl,
      film && videoAddress(film.channel ?? "youtube", film.id ?? ""),
    ),
    "base-uri": [],
    "form-action": [],
  });
  // A page that this build did not write still has the policy of an earlier build.
  return html.replace(
    /(<meta charset=[^>]*>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/i,
    (_all, charset) => charset + policy,
  );
}

/** The hosts of addresses; none of one on the site's own. */
const originsOf = (...urls: (string | undefined)[]) =>
  urls.flatMap((url) => (url?.startsWith("https") ? new URL(url).origin : []));

/** The hash of what an element holds, as a policy spells it. */
function hashOf({ childNodes }: Tree.Element): string {
  const text = childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
