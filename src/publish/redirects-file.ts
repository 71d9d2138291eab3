import { codes } from "../i18n/languages";

/**
 * The text of `_redirects`, which Cloudflare Pages reads: who asks for the file of a 404 page by its own address is
 * answered as at any address that is not there, with status 404. `prefix` is the folder of the site.
 */
export function redirectsFile(prefix = ""): string {
  const folders = ["", ...codes.map((code) => `/${code}`)].map((folder) => prefix + folder);
  const rules = folders.flatMap((folder) =>
    // Not sent on: the address stays, and "200" only says that another one is looked up in its place.
    ["/404", "/404/", "/404.html"].map((path) => `${folder}${path} ${folder}/not-found 200`),
  );
  return `${rules.join("\n")}\n`;
}
