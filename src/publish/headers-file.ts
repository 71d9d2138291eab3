import { caching } from "./headers";

const mostRules = 100;
const longestLine = 2000;

/**
 * The text of `_headers`, which Cloudflare Pages and Netlify read at the root of the host; `prefix` is the folder of the
 * site, `editor` what differs at `/admin/`, on a site that has it. Both join the headers of all rules that match, so that no header stands in two of them; what has no rule
 * here for its caching, both let revalidate. Throws when a line or the file outgrows what they read.
 */
export function headersFile(
  security: Record<string, string>,
  prefix = "",
  editor?: Record<string, string>,
): string {
  const rules = [
    [`${prefix}/*`, ...linesOf(security)],
    ...(editor
      ? [[`${prefix}/admin/*`, ...Object.keys(editor).map(takenBack), ...linesOf(editor)]]
      : []),
    ...caching.map(([pattern, value]) => [prefix + pattern, `  Cache-Control: ${value}`]),
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

function linesOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/** Takes back what an earlier rule set, as Cloudflare spells it. */
function takenBack(name: string): string {
  return `  ! ${name}`;
}
