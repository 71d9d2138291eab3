import { editorFolder } from "../shared/served-paths";
import { caching, contentTypes, embeddable, embedding } from "./headers";

const longestLine = 2000;

/**
 * The text of `_headers`, which Cloudflare Pages and Netlify read at the root of the host; `prefix` is the folder of
 * the site, `editor` the headers that differ at `/admin/`, on a site that has it. Both combine the headers of all
 * matching rules, so each header stands in one rule only, or is removed first. Files without a caching rule are
 * revalidated by both. Throws when a line is longer than they read.
 */
export function headersFile(
  security: Record<string, string>,
  prefix = "",
  editor?: Record<string, string>,
): string {
  const rules = [
    [`${prefix}/*`, ...linesOf(security)],
    ...(editor ? [[`${prefix}/${editorFolder}/*`, ...insteadOf(editor)]] : []),
    ...caching.map(([pattern, value]) => [prefix + pattern, `  Cache-Control: ${value}`]),
    ...embeddable.map((pattern) => [
      prefix + pattern,
      ...insteadOf({ [embedding]: "cross-origin" }),
    ]),
    ...contentTypes.map(([pattern, type]) => [prefix + pattern, `  Content-Type: ${type}`]),
  ];
  const tooLong = rules.flat().find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, the CDN reads ${longestLine}: ${tooLong.slice(0, 60)}…`,
    );
  }
  return `${rules.map((rule) => rule.join("\n")).join("\n\n")}\n`;
}

function linesOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/** Headers in place of those of an earlier rule. Removed first: Cloudflare would join both values, and no browser understands the result. */
function insteadOf(headers: Record<string, string>): string[] {
  return [...Object.keys(headers).map((name) => `  ! ${name}`), ...linesOf(headers)];
}
