import { codes } from "../i18n/languages";
import type { Redirect } from "./redirects";

/** Files below `public/` that one host reads, and the others would serve. */
const forHosts = [".htaccess", ...codes.map((code) => `${code}/.htaccess`)];

/**
 * The text of `_redirects`, which Cloudflare Pages reads: old addresses lead to new ones, and a 404 page's own file and
 * what Apache reads answer like any missing address, with status 404. `prefix` is the folder of the site.
 */
export function redirectsFile(prefix = "", redirects: readonly Redirect[] = []): string {
  const folders = ["", ...codes.map((code) => `/${code}`)].map((folder) => prefix + folder);
  // No redirect: "200" keeps the address, and looks up another file for it.
  const missing = [
    ...folders.flatMap((folder) =>
      ["/404", "/404/", "/404.html"].map((path) => `${folder}${path} ${folder}/not-found 200`),
    ),
    ...forHosts.map((name) => `${prefix}/${name} ${prefix}/not-found 200`),
  ];
  const moved = redirects.map(([from, to]) => `${encodeURI(from)} ${to} 301`);
  return `${[...missing, ...moved].join("\n")}\n`;
}
