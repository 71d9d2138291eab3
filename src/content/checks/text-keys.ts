import { codes, defaultLanguage } from "../../i18n/languages";
import { type JsonFile, type JsonPath, type Problem, stringsIn, valueAt } from "../json-file";
import { layoutNamespaces } from "../layout-namespaces";
import { messages } from "../messages";
import { didYouMean } from "../nearest";
import { unneededNamespaces } from "../page-anchors";
import { withoutPluralForm } from "../plural-forms";
import { templates } from "../schemas/page";
import { fieldsWithRole, localeOf, type SiteFiles } from "../site-files";

const localeFile = (namespace: string) => `locales/${defaultLanguage}/${namespace}.json`;

/** Keys in `content/` without a text, and keys whose namespace the page does not load. */
export function checkTextKeys(site: SiteFiles): Problem[] {
  const words = wordsIn(site.locales);
  return [
    ...site.content.flatMap((file) =>
      [...fieldsWithRole("textKey", file), ...builtKeys(file)].flatMap(({ field, value }) =>
        checkKey(site, file, field, value, words),
      ),
    ),
    ...site.pages.flatMap((page) => checkNamespaces(page, site, unneededNamespaces(site))),
  ];
}

/** The keys of each namespace in the default language, plural forms taken together. */
function wordsIn(locales: JsonFile[]): Map<string, string[]> {
  const own = locales.filter(({ name }) => localeOf(name)?.language === defaultLanguage);
  return new Map(
    own.map(({ name, strings }) => [
      localeOf(name)?.namespace ?? "",
      strings.map(([field]) => withoutPluralForm(field.join("."))),
    ]),
  );
}

/** True when only the default language lacks the namespace: checkLanguages reports that. */
function isElsewhere({ names }: SiteFiles, namespace: string): boolean {
  const having = codes.filter((code) => names.has(`locales/${code}/${namespace}.json`));
  return having.length > 0 && !having.includes(defaultLanguage);
}

/** Keys that sections build from a fact, by the fact's place. */
const keysBuiltFrom: Record<string, (fact: string) => string[]> = {
  "content/site.json openingHours.id": (id) =>
    ["title", "days", "time1", "time2"].map((part) => `contact:hours.${id}.${part}`),
  "content/site.json social.network": (network) => [`common:social.${network}`],
  "content/site.json film.poster": () => ["who-we-are:film.title", "who-we-are:film.text"],
};

function builtKeys(file: JsonFile): { field: JsonPath; value: string }[] {
  return file.strings.flatMap(([field, value]) => {
    const place = field.filter((part) => typeof part === "string").join(".");
    const build = keysBuiltFrom[`${file.name} ${place}`];
    return (build?.(value) ?? []).map((key) => ({ field, value: key }));
  });
}

function checkKey(
  site: SiteFiles,
  file: JsonFile,
  field: JsonPath,
  value: string,
  words: Map<string, string[]>,
): Problem[] {
  const [namespace = "", key = ""] = value.split(":");
  const keys = words.get(namespace);
  const known = (key: string) => `${namespace}:${key}`;
  if (keys?.includes(key) || isElsewhere(site, namespace)) return [];
  if (!keys) {
    const nearest = didYouMean(namespace, [...words.keys()]);
    const advice = nearest ?? messages.addNamespace;
    return [file.problem(field, messages.missingFile(localeFile(namespace), advice))];
  }
  const inner = keys.find((name) => name.startsWith(`${key}.`));
  if (inner) return [file.problem(field, messages.groupOfTexts(value, known(inner)))];
  const nearest = didYouMean(key, keys)?.replace("`", `\`${namespace}:`);
  const advice = nearest ?? messages.addKey(namespace);
  return [file.problem(field, messages.unknownKey(value, advice))];
}

function checkNamespaces(page: JsonFile, site: SiteFiles, unneeded: string[]): Problem[] {
  const loaded = stringsIn(valueAt(page.value, ["namespaces"])).map(([, name]) => name);
  const known = [...site.names].flatMap((name) => localeOf(name)?.namespace ?? []);
  const nowhere = loaded.flatMap((name, index) => {
    if (site.names.has(localeFile(name)) || isElsewhere(site, name)) return [];
    const advice = didYouMean(name, known) ?? messages.correctNamespace;
    return [page.problem(["namespaces", index], messages.missingFile(localeFile(name), advice))];
  });
  const template = String(valueAt(page.value, ["template"])) as keyof typeof templates;
  const { path, namespaces = [] } = templates[template] ?? {};
  // A page of this template at another path is an error of its own.
  const isOwn = !path || path === valueAt(page.value, ["path"]);
  const missing = isOwn
    ? namespaces.filter((name) => ![...loaded, ...unneeded].includes(name))
    : [];
  // A wrong name in the list is reported there, not again at each key.
  const isSound = nowhere.length === 0 && loaded.length > 0;
  const keys = isSound ? fieldsWithRole("textKey", page) : [];
  return [
    ...nowhere,
    ...keys
      .map(({ field, value }) => ({ field, name: value.split(":")[0] ?? "" }))
      .filter(({ name }) => ![...layoutNamespaces, ...loaded].includes(name))
      .map(({ field, name }) => page.problem(field, messages.wordsNotLoaded(name))),
    ...missing.map((name) => page.problem(["namespaces"], messages.wordsNeeded(template, name))),
  ];
}
