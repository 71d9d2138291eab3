import { createHash } from "node:crypto";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "../content/html-tree";

export interface InlineHashes {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/** What a browser does with a script element, by its type: run it, or treat it as data. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;
const data = /^application\/(?:\w+\+)?json$/i;

/**
 * The hashes, as a policy spells them, of every inline script and style in a page. Throws, naming file and script,
 * where it has a script that no hash can allow.
 */
export function hashInline(file: string, html: string, document: Tree.Document): InlineHashes {
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

interface PolicySources extends InlineHashes {
  /** Origins of what is shown in frames, of what scripts ask for, and of pictures, that content names. */
  frames: readonly string[];
  connections: readonly string[];
  pictures: readonly string[];
}

/** The site's Content-Security-Policy. It allows only what the site uses. */
export function contentSecurityPolicy({
  scripts,
  styles,
  frames,
  connections,
  pictures,
}: PolicySources): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    // Each picture has its size and colour in its `style` attribute.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    // The build puts small font files into the style sheet.
    "font-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...connections],
    "manifest-src": ["'self'"],
    "frame-src": frames.length > 0 ? [...frames] : ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
