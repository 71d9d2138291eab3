import { codes } from "../../i18n/languages";
import { fileProblem, type JsonPath, type Problem, valueAt } from "../json-file";
import { t } from "../messages";
import { emptySections } from "../page-anchors";
import { contentFile, type SiteFiles } from "../site-files";

/** A group of texts, or all of a namespace where `group` is empty. */
export interface TextGroup {
  namespace: string;
  group: JsonPath;
}

/** The texts that a site needs only for what it shows, each with whether it shows that. */
function optionalTexts(site: SiteFiles): (TextGroup & { isShown: boolean })[] {
  const facts = contentFile(site, "site")?.value;
  const left = emptySections(site);
  type Row = [isShown: boolean, namespace: string, ...group: string[]];
  const rows: Row[] = [
    [facts?.film !== undefined, "who-we-are", "film"],
    [facts?.profile !== undefined, "profile"],
    [facts?.newsletter !== false, "panel", "newsletter"],
    [facts?.newsletter !== false, "toasts", "footer"],
    [!left.includes("skyline"), "home", "skyline"],
    [!left.includes("skyline"), "projects", "skyline"],
    [!left.includes("news"), "home", "news"],
    [site.news.length > 0 || site.pages.some(({ value }) => value.template === "news"), "news"],
    [!left.includes("stages"), "home", "stages"],
    [!left.includes("stages"), "stages"],
    ...(facts?.openingHours ?? []).map(({ id }): Row => [true, "contact", "hours", id]),
  ];
  return rows.map(([isShown, namespace, ...group]) => ({ isShown, namespace, group }));
}

/** Texts that the site shows and a language does not have. */
export function checkOptionalTexts(site: SiteFiles): Problem[] {
  const shown = optionalTexts(site).filter(({ isShown }) => isShown);
  return shown.flatMap(({ namespace, group }) =>
    codes.flatMap((code) => {
      const name = `locales/${code}/${namespace}.json`;
      if (!site.names.has(name)) return [fileProblem(name, t("neededFile"))];
      const file = site.locales.find((one) => one.name === name);
      return file && valueAt(file.value, group) === undefined
        ? [file.problem(group, t("textShown", { key: group.join(".") }))]
        : [];
    }),
  );
}
