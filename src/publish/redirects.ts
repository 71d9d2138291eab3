import fs from "node:fs";
import { isLanguage } from "../i18n/languages";
import { localizedPath } from "../i18n/urls";

/** An old address, which may end in `*`, and the path of the page that took its place. */
export type Redirect = readonly [from: string, to: string];

interface RedirectFact {
  from: string;
  to: string;
  language?: string;
}

/** The redirects of `content/redirects.json`, with and without a slash at the end; `prefix` is the folder of the site. */
export function redirectsOf(items: readonly RedirectFact[], prefix = ""): Redirect[] {
  return items.flatMap(({ from, to, language }) => {
    const target = prefix + localizedPath(to, isLanguage(language) ? language : undefined);
    const [bare = ""] = /^.*?(?=\/?\*?$)/.exec(from) ?? [];
    const isFile = /\.\w+$/.test(bare);
    const spellings = isFile || !/(?:\/|\/\*|[^*])$/.test(from) ? [from] : [bare, `${bare}/`];
    if (from.endsWith("/*")) spellings.push(from);
    return spellings.filter(Boolean).map((old): Redirect => [prefix + decodeURI(old), target]);
  });
}

/** The redirects that the site's owner lists. */
export function readRedirects(prefix: string): Redirect[] {
  const file = "content/redirects.json";
  const { items = [] } = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
  return redirectsOf(items, prefix);
}

/** The regular expression of a pattern with `*`, which stands for any characters. */
export function expressionOf(pattern: string): string {
  return `^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`;
}

/** A page at each old address that can be one, for hosts without redirects: it sends visitors and search engines on. */
export function redirectPages(redirects: readonly Redirect[], siteUrl: string): Map<string, string> {
  const { origin } = new URL(siteUrl);
  const pages = redirects.flatMap(([from, to]): [string, string][] => {
    const file = from.replace(/\/$/, "/index.html");
    if (!/\.html?$/.test(file) || file.includes("*")) return [];
    const html = `<!doctype html><meta charset="utf-8"><title>${to}</title><link rel="canonical" href="${origin}${to}"><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>\n`;
    return [[file, html]];
  });
  return new Map(pages);
}
