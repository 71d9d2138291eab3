import { caching, embeddable, embedding } from "./headers";

const mostRules = 100;
const longestLine = 2000;

/**
 * The text of `_headers`, which Cloudflare Pages and Netlify read at the root of the host; `prefix` is the folder of
 * the site. Both combine the headers of all matching rules, so each header stands in one rule only, or is removed
 * first. Files without a caching rule are revalidated by both. Throws when a line or the file is longer than they
 * read.
 */
export function headersFile(security: Record<string, string>, prefix = ""): string {
  const rules = [
    [`${prefix}/*`, ...Object.entries(security).map(([name, value]) => `  ${name}: ${value}`)],
    ...caching.map(([pattern, value]) => [
      prefix + pattern,
      `  Cache-Control: ${value}`,
      // Removed first: Cloudflare would join both values, and no browser understands the result.
      ...(embeddable.includes(pattern) ? [`  ! ${embedding}`, `  ${embedding}: cross-origin`] : []),
    ]),
  ];
  const tooLong = rules.flat().find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, the CDN reads ${longestLine}: ${tooLong.slice(0, 60)}…`,
    );
  }
  if (rules.length > mostRules) {
    throw new Error(`_headers has ${rules.length} rules, the CDN reads ${mostRules}.`);
  }
  return `${rules.map((rule) => rule.join("\n")).join("\n\n")}\n`;
}
