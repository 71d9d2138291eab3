import { codes, isLanguage } from "../../../shared/languages";
import { decodedPath, localizedPath } from "../../../shared/urls";

/** An old address, which may end in `*`, and the path of the page that took its place. */
export type Redirect = readonly [from: string, to: string];

export type RedirectFact = Record<"from" | "to", string> & { language?: string };

/** The redirects of `content/redirects.json`, with and without a slash at the end. Those with `*` come last: Cloudflare counts every rule after one as a wildcard. */
export function redirectsOf(items: readonly RedirectFact[], prefix = ""): Redirect[] {
  const redirects = items.flatMap(({ from: address, to, language }) => {
    const from = decodedPath(address) ?? address;
    const target = prefix + localizedPath(to, isLanguage(language) ? language : undefined);
    const bare = from.replace(/\/?\*?$/, "");
    const spellings = /\.\w+$|[^/]\*$/.test(from)
      ? [from]
      : [bare, `${bare}/`, ...(from.endsWith("*") ? [from] : [])];
    return spellings.map((old): Redirect => [prefix + old, target]);
  });
  const isWildcard = ([from]: Redirect) => from.endsWith("*");
  return [...redirects.filter((one) => !isWildcard(one)), ...redirects.filter(isWildcard)];
}

/** The regular expression of a pattern with `*`, which stands for any characters. */
export function expressionOf(pattern: string): string {
  return `^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`;
}

/** The text of `_redirects`, which Cloudflare Pages reads. A 404 page's own file and what Apache reads answer like any missing address. */
export function redirectsFile(prefix = "", redirects: readonly Redirect[] = []): string {
  const folders = ["", ...codes.map((code) => `/${code}`)].map((folder) => prefix + folder);
  // No redirect: "200" keeps the address, and looks up another file for it.
  const missing = [
    ...folders.flatMap((folder) =>
      ["/404", "/404/", "/404.html"].map((path) => `${folder}${path} ${folder}/not-found 200`),
    ),
    ...folders.map((folder) => `${folder}/.htaccess ${prefix}/not-found 200`),
  ];
  const moved = redirects.map(([from, to]) => `${encodeURI(from)} ${to} 301`);
  return `${[...missing, ...moved].join("\n")}\n`;
}

/** The file that nginx includes: a `location` for each old address, whatever its case. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  const places = redirects.map(([from, to]) => {
    const target = to.replace(/(?=#|$)/, "$$is_args$$args");
    return `location ~* "${expressionOf(from)}" { return 301 "${target}"; }\n`;
  });
  return places.join("");
}

/** For hosts without redirects: a page at each old address, by its path below `redirects/`, that leads to the new one. */
export function redirectPages(redirects: readonly Redirect[], prefix: string, siteUrl: string) {
  const { origin } = new URL(siteUrl);
  return redirects.flatMap(([from, to]) => {
    const file = from.slice(prefix.length).replace(/\/$/, "/index.html");
    const html = `<!doctype html><meta charset="utf-8"><title>${to}</title><link rel="canonical" href="${origin}${to}"><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>\n`;
    return /^[^*]*\.html?$/.test(file) ? [[`redirects${file}`, html] as const] : [];
  });
}
