import fs from "node:fs";
import { codes } from "../../../shared/languages";
import { type HeaderRule, revalidated } from "./headers";
import { expressionOf, type Redirect } from "./redirects";

/** The `.htaccess` files that Apache 2.4 and LiteSpeed read, by their paths below `public/`. `prefix` is the folder of the site. */
export function apacheFiles(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  prefix = "",
): [name: string, text: string][] {
  const [[, everywhere] = ["", {}], ...others] = rules;
  const values: Record<string, string[]> = {
    prefix: [prefix],
    languages: [codes.join("|")],
    revalidated: [revalidated],
    redirects: redirects.flatMap(([from, to]) =>
      ["?%1", ""].flatMap((query) => [
        `    RewriteCond %{REQUEST_URI} "${expressionOf(from)}" [NC]`,
        `    RewriteCond %{QUERY_STRING} ^(${query && ".+"})$`,
        `    RewriteRule ^ "${to.replace(/(?=#|$)/, query)}" [NE,R=301,L]`,
      ]),
    ),
    everywhere: linesOf(everywhere, "always set"),
    others: others.flatMap(ruleOf),
  };
  const text = fs
    .readFileSync("deploy/htaccess", "utf8")
    .replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name]?.join("\n") ?? "");
  return [
    [".htaccess", text],
    ...codes.map((code): [string, string] => [
      `${code}/.htaccess`,
      `ErrorDocument 404 ${prefix}/${code}/404.html\n`,
    ]),
  ];
}

/** The headers of a pattern, by a variable of its own. Types stand above. */
function ruleOf([pattern, { "Content-Type": _type, ...headers }]: HeaderRule, index: number) {
  const lines = linesOf(headers, "set", ` env=is_rule_${index}`);
  const condition = `    SetEnvIf Request_URI "${expressionOf(pattern)}" is_rule_${index}`;
  return lines.length > 0 ? [condition, ...lines] : [];
}

const linesOf = (headers: Record<string, string>, action: string, condition = "") =>
  Object.entries(headers).map(
    ([name, value]) => `    Header ${action} ${name} "${value}"${condition}`,
  );
