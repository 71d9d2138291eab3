import { codes } from "../../i18n/languages";
import { localizedPath } from "../../i18n/urls";
import type { Problem } from "../json-file";
import { t } from "../messages";
import { contentFile, type SiteFiles } from "../site-files";
import { sitePages } from "../site-pages";

/** Old addresses at which the site has something itself. Others lead to pages alone, so no redirect leads to another. */
export function checkRedirects(site: SiteFiles): Problem[] {
  const file = contentFile(site, "redirects");
  const paths = sitePages(site).flatMap(({ path }) =>
    [undefined, ...codes].map((code) => localizedPath(path, code)),
  );
  return (file?.value.items ?? []).flatMap(({ from }, index) => {
    const old = from.toLowerCase().replace(/\*$/, "");
    const address = old.replace(/(?:\/index\.html)?\/?$/, "/");
    const isOwn = from.endsWith("*")
      ? paths.some((path) => path.startsWith(old))
      : paths.includes(address);
    return file && isOwn ? [file.problem(["items", index, "from"], t("ownAddress"))] : [];
  });
}
