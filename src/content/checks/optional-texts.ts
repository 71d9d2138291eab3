import { codes, defaultLanguage } from "../../i18n/languages";
import { fileProblem, type JsonPath, type Problem, valueAt } from "../json-file";
import { isKeywords, titleKeys } from "../keywords";
import { t } from "../messages";
import { emptySections } from "../page-anchors";
import { openGroups, ownNamespaces } from "../schemas/translations";
import { contentFile, fieldsWithRole, type SiteFiles } from "../site-files";

/** A group of texts, or all of a namespace where `group` is empty. */
interface TextGroup {
  namespace: string;
  group: JsonPath;
}

/** The texts that a site needs only for what it shows, each with whether it shows that. */
function optionalTexts(site: SiteFiles): (TextGroup & { isShown: boolean })[] {
  const facts = contentFile(site, "site")?.value;
  const left = emptySections(site);
  const rows: [isShown: boolean, namespace: string, ...group: string[]][] = [
    [facts?.film !== undefined, "who-we-are", "film"],
    [facts?.film?.chapters !== undefined, "film"],
    [facts?.profile !== undefined, "profile"],
    [facts?.newsletter !== false, "panel", "newsletter"],
    [facts?.newsletter !== false, "toasts", "footer"],
    [!left.includes("skyline"), "home", "skyline"],
    [!left.includes("skyline"), "projects", "skyline"],
    [!left.includes("news"), "home", "news"],
    [site.news.length > 0 || site.pages.some(({ value }) => value.template === "news"), "news"],
    [!left.includes("stages"), "home", "stages"],
    [!left.includes("stages"), "stages"],
  ];
  return rows.map(([isShown, namespace, ...group]) => ({ isShown, namespace, group }));
}

/** The texts of what the site leaves out: film, profile, newsletter, stages, drawings, opening hours. */
export function leftOverTexts(site: SiteFiles): TextGroup[] {
  const kept = (contentFile(site, "site")?.value.openingHours ?? []).map(({ id }) => id);
  const contact = site.locales.find(({ namespace }) => namespace === "contact");
  return [
    ...Object.keys(valueAt(contact?.value, ["hours"]) ?? {})
      .filter((id) => !kept.includes(id))
      .map((id) => ({ namespace: "contact", group: ["hours", id] })),
    ...optionalTexts(site).filter(({ isShown }) => !isShown),
  ];
}

/** Texts that the site shows and a language does not have; as notes, those that it does not show. */
export function checkOptionalTexts(site: SiteFiles): Problem[] {
  const inDefault = site.locales.filter(({ language }) => language === defaultLanguage);
  const left = leftOverTexts(site);
  return [
    ...optionalTexts(site)
      .filter(({ isShown }) => isShown)
      .flatMap(({ namespace, group }) => missingTexts(site, namespace, group)),
    ...left.flatMap(({ namespace, group }) =>
      inDefault
        .filter((file) => file.namespace === namespace && valueAt(file.value, group) !== undefined)
        .map((file) => file.note(group, t("leftOver"))),
    ),
    ...inDefault
      .filter(
        ({ namespace }) => !left.some((gone) => gone.namespace === namespace && !gone.group[0]),
      )
      .flatMap((file) => unusedEntries(file, site)),
  ];
}

function missingTexts(site: SiteFiles, namespace: string, group: JsonPath): Problem[] {
  return codes.flatMap((code) => {
    const name = `locales/${code}/${namespace}.json`;
    if (!site.names.has(name)) return [fileProblem(name, t("neededFile"))];
    const file = site.locales.find((one) => one.name === name);
    return file && valueAt(file.value, group) === undefined
      ? [file.problem(group, t("textShown", { key: group.join(".") }))]
      : [];
  });
}

/** Notes on entries that content does not name, in groups whose names content gives; and on files that no page is made of. */
function unusedEntries(file: SiteFiles["locales"][number], site: SiteFiles): Problem[] {
  const { namespace, value } = file;
  if (!ownNamespaces.has(namespace))
    return site.names.has(`content/pages/${namespace}.json`)
      ? []
      : [file.note([], t("unusedTranslations"))];
  const named = [
    ...fieldsWithRole(site.content, "textKey").map(({ value }) => value),
    ...(contentFile(site, "site")?.value.openingHours ?? []).map(({ id }) => `contact:hours.${id}`),
    ...(contentFile(site, "services")?.value.items ?? []).map(({ id }) => `profile:services.${id}`),
  ];
  const isNamed = (key: string) => named.some((name) => `${name}.`.startsWith(`${key}.`));
  // Groups of words for the search stand for themselves.
  const groups = openGroups(namespace).filter(({ group }) => group[0] !== "groups");
  return groups.flatMap(({ group, own }) =>
    Object.keys(valueAt(value, group) ?? {})
      .filter((key) => !own.includes(key))
      .filter((key) => {
        const name = [`${namespace}:${group.join(".")}`, key].join(group[0] ? "." : "");
        return !(isKeywords(key) ? titleKeys(name) : [name]).some(isNamed);
      })
      .map((key) => file.note([...group, key], t("unusedText"))),
  );
}
