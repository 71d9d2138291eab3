import { createHash } from "node:crypto";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "../content/html-tree";
import type { SiteFacts } from "../content/schemas/site";
import { policyElement } from "../shared/policy-element";
import { videoAddress } from "../shared/video-services";

/** What a browser does with a script element, by its type: run it, or treat it as data. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;
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
 * without one is no page of the build. Throws, naming file and script, where the page has a script that no hash can allow.
 */
export function withPolicy(
  file: string,
  html: string,
  document: Tree.Document,
  facts: PolicyFacts,
): string {
  const { scripts, styles } = hashInline(file, html, document);
  const policy: Record<string, string[]> = {
    "default-src": [],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    // Each picture has its size and colour in its `style` attribute.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    // The build puts small font files into the style sheet.
    "font-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
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

/** The hashes, as a policy spells them, of every inline script and style in a page. */
function hashInline(file: string, html: string, document: Tree.Document) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const element of elementsIn(document)) {
    const { tagName, attrs, sourceCodeLocation: place } = element;
    const { src, type = "" } = attributesOf(element);
    const isRun = tagName === "script" && src === undefined && !data.test(type);
    if (attrs.some(isScript) || (isRun && !(executable.test(type) && place?.endTag))) {
      const start = place?.startOffset ?? 0;
      throw new Error(
        `${file}: the Content-Security-Policy has no hash for ${html.slice(start, start + 120)}\n` +
          "Move what it does into a script of src/, or listen for the event there.",
      );
    }
    if (isRun) scripts.add(hash(textOf(element)));
    else if (tagName === "style") styles.add(hash(textOf(element)));
  }
  return { scripts, styles };
}

/** An event handler, or a link that runs a script. */
const isScript = ({ name, value }: { name: string; value: string }) =>
  /^on/.test(name) || /^\s*javascript:/i.test(value);

const textOf = ({ childNodes }: Tree.Element) =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
