import fs from "node:fs";
import path from "node:path";
import { codes } from "../../i18n/languages";
import { decodedPath, localizedPath } from "../../i18n/urls";
import { madeFolders } from "../../shared/served-paths";
import type { Problem } from "../json-file";
import { t } from "../messages";
import { contentFile, type SiteFiles } from "../site-files";
import { sitePages } from "../site-pages";

/** Old addresses that no host can read, that stand there twice, and at which the site has something itself. Others lead to pages alone, so no redirect leads to another. */
export function checkRedirects(site: SiteFiles): Problem[] {
  const file = contentFile(site, "redirects");
  if (!file) return [];
  const { items } = file.value;
  const addresses = items.map(({ from }) => decodedPath(from)?.toLowerCase());
  const keys = addresses.map((address) => address?.replace(/\/$/, ""));
  const taken = takenPaths(site);
  return items.flatMap((_, index) => {
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
}

/** What the site itself answers with: its pages, with a slash at their end, files of `static/`, and folders with `/*`. */
function takenPaths(site: SiteFiles): string[] {
  const pages = sitePages(site).flatMap(({ path }) =>
    [undefined, ...codes].map((code) => localizedPath(path, code)),
  );
  const folder = path.join(site.root, "static");
  const own = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  const names = own.map((entry) => `/${entry.name}${entry.isDirectory() ? "/*" : "/"}`);
  const made = madeFolders.map((name) => `/${name}/*`);
  return [...pages, ...names, ...made].map((one) => one.toLowerCase());
}
