import fs from "node:fs";
import path from "node:path";
import { codes } from "../../../shared/languages";
import { feedPath, madeFiles, madeFolders } from "../../../shared/served-paths";
import { decodedPath, localizedPath } from "../../../shared/urls";
import type { Problem } from "../json-file";
import { t } from "../messages";
import { contentFile, type SiteFiles } from "../site/site-files";
import { sitePages } from "../site/site-pages";

/** The rules that Cloudflare Pages reads, without and with `*`; it leaves out the others. https://developers.cloudflare.com/pages/configuration/redirects/ */
const mostRules = { mostExact: 2000, mostWildcard: 100 };

/** Old addresses that no host can read, that stand there twice, or that the site serves itself. No chains: targets are pages. */
export function checkRedirects(site: SiteFiles): Problem[] {
  const file = contentFile(site, "redirects");
  if (!file) return [];
  const { items } = file.value;
  const addresses = items.map(({ from }) => decodedPath(from)?.toLowerCase());
  const keys = addresses.map((address) => address?.replace(/\/$/, ""));
  const taken = takenPaths(site);
  const problems = items.flatMap((_, index) => {
    const problem = (message: string) => [file.problem(["items", index, "from"], message)];
    const address = addresses[index];
    if (!address || /["'\\<>$?#\p{Cc}\p{Cs}]|\*.|\/\.\.?(?:\/|$)/u.test(address))
      return problem(t("unreadableAddress"));
    const first = keys.indexOf(keys[index]);
    if (first < index) return problem(t("sameAddress", { entry: `[${first}]` }));
    const own = address.replace(/(?:\/index\.html)?\/?$/, "/");
    const isTaken = address.endsWith("*")
      ? taken.some((one) => one.startsWith(address.slice(0, -1)))
      : taken.some(
          (one) => one === own || (one.endsWith("/*") && own.startsWith(one.slice(0, -1))),
        );
    return isTaken ? problem(t("ownAddress")) : [];
  });
  const wildcard = addresses.filter((address) => address?.endsWith("*")).length;
  // With and without a slash.
  const exact = 2 * addresses.filter((address) => !/\.\w+$|[^/]\*$/.test(address ?? "")).length;
  return exact > mostRules.mostExact || wildcard > mostRules.mostWildcard
    ? [...problems, file.note(["items"], t("manyRedirects", { exact, wildcard, ...mostRules }))]
    : problems;
}

/** The paths that the site serves: pages with a slash at the end, files, and folders with `/*`. */
function takenPaths(site: SiteFiles): string[] {
  const pages = sitePages(site).flatMap(({ path }) =>
    [undefined, ...codes].map((code) => localizedPath(path, code)),
  );
  const folder = path.join(site.root, "static");
  const own = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  const names = own.map((entry) => `/${entry.name}${entry.isDirectory() ? "/*" : "/"}`);
  const folders = madeFolders.map((name) => `/${name}/*`);
  const files = [...madeFiles.map((name) => `/${name}`), ...codes.map(feedPath)];
  return [...pages, ...names, ...folders, ...files.map((name) => `${name}/`)].map((one) =>
    one.toLowerCase(),
  );
}
