import { codes } from "../i18n/languages";

/**
 * The text of `_redirects`, which Cloudflare Pages reads: the address of a 404 page's own file answers like any
 * missing address, with status 404. `prefix` is the folder of the site.
 */
export function redirectsFile(prefix = ""): string {
  const folders = ["", ...codes.map((code) => `/${code}`)].map((folder) => prefix + folder);
  const rules = folders.flatMap((folder) =>
    // No redirect: "200" keeps the address, and looks up another file for it.
    ["/404", "/404/", "/404.html"].map((path) => `${folder}${path} ${folder}/not-found 200`),
  );
  return `${rules.join("\n")}\n`;
}
