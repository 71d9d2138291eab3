import fs from "node:fs";
import path from "node:path";

/** HTML without its scripts, and without the hints that fetch them; data such as JSON-LD stays. */
export function cutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b(?=[^>]*\b(?:as="(?:script|fetch)"|rel="modulepreload"))[^>]*>/gi, "");
}

/** The folder, in the address too, below which a site has its pages without scripts. */
const limit = "/limit";

/** The address of a page's twin without scripts. */
export const limitOf = (url: string) => limit + url;

/** Writes, for each page, its twin without scripts into a built site: the same server and headers, and every other file shared. */
export function writeLimits(built: string, urls: string[]): void {
  for (const url of urls) {
    const html = fs.readFileSync(path.join(built, url, "index.html"), "utf8");
    const folder = path.join(built, limitOf(url));
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, "index.html"), cutScripts(html));
  }
}
