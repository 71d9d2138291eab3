import { createHash } from "node:crypto";

interface InlineHashes {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/** Scripts that a browser runs: data blocks such as JSON-LD are not scripts to a policy. */
const executable = /^(?:|module|text\/javascript|application\/javascript)$/;

/** The hashes, as a policy spells them, of every inline script and style in the HTML of the given pages. */
export function hashInline(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = "", text = ""] of html.matchAll(
      /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    )) {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
      if (!/\bsrc=/.test(attributes) && executable.test(type)) scripts.add(hash(text));
    }
    for (const [, text = ""] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
      styles.add(hash(text));
    }
  }
  return { scripts, styles };
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

interface PolicySources extends InlineHashes {
  /** Origins of what is shown in frames, and of pictures, that content names. */
  frames: readonly string[];
  pictures: readonly string[];
}

/** The one Content-Security-Policy of the site: everything is forbidden that it does not use. */
export function contentSecurityPolicy({
  scripts,
  styles,
  frames,
  pictures,
}: PolicySources): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    // The picture plugin sets the size and colour of each picture in its `style` attribute.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'"],
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
