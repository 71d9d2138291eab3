import { type Problem, valueAt } from "../json-file";
import { t } from "../messages";
import { emptySections } from "../site/page-anchors";
import { contentFile, type SiteFiles } from "../site/site-files";

/** Groups of texts that the site shows, and a language does not have: film, newsletter, sections, opening hours. */
export function checkOptionalTexts(site: SiteFiles): Problem[] {
  const facts = contentFile(site, "site")?.value;
  const left = emptySections(site);
  type Row = [isShown: boolean, namespace: string, ...group: string[]];
  const rows: Row[] = [
    [facts?.film !== undefined, "who-we-are", "film"],
    [facts?.newsletter !== false, "panel", "newsletter"],
    [facts?.newsletter !== false, "toasts", "footer"],
    [!left.includes("skyline"), "home", "skyline"],
    [!left.includes("news"), "home", "news"],
    [!left.includes("stages"), "home", "stages"],
    ...(facts?.openingHours ?? []).map(({ id }): Row => [true, "contact", "hours", id]),
  ];
  return rows
    .filter(([isShown]) => isShown)
    .flatMap(([, namespace, ...group]) =>
      site.locales
        .filter((file) => file.namespace === namespace && valueAt(file.value, group) === undefined)
        .map((file) => file.problem(group, t("textShown", { key: group.join(".") }))),
    );
}
