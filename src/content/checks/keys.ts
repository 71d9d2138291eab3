import { codes, defaultLanguage } from "../../i18n/languages";
import { contentSchemas, schemaNameOf } from "../content-schemas";
import { type JsonFile, type Problem, stringsIn } from "../json-file";
import { layoutNamespaces } from "../layout-namespaces";
import { leftOutNamespaces } from "../left-out-sections";
import { messages } from "../messages";
import { templates } from "../schemas/page";
import { rolesOf } from "../schemas/roles-in";
import { type SiteFiles, valueAt } from "../site-files";
import { didYouMean } from "./nearest";
import { withoutPluralForm } from "./plural-forms";

/** Keys in `content/` without a text, and keys whose namespace the page does not load. */
export function checkKeys(site: SiteFiles): Problem[] {
  const words = wordsOf(site);
  const missing = (file: JsonFile) =>
    [...namedKeys(file), ...madeKeys(file)].filter(({ value }) => !isElsewhere(site, value));
  return site.content.flatMap((file) => [
    ...missing(file).flatMap(({ field, value }) => missingText(file, field, value, words)),
    ...(schemaNameOf(file.name) === "page" ? checkNamespaces(file, site) : []),
  ]);
}

/** True when the default language has the namespace. A file missing elsewhere is reported by checkLanguages. */
function isElsewhere({ names }: SiteFiles, key: string): boolean {
  const [namespace = ""] = key.split(":");
  const files = codes.map((code) => names.has(`locales/${code}/${namespace}.json`));
  return !names.has(`locales/${defaultLanguage}/${namespace}.json`) && files.includes(true);
}

type Words = Map<string, Set<string>>;

/** The keys of each namespace in the default language, plural forms taken together. */
function wordsOf({ locales }: SiteFiles): Words {
  const folder = `locales/${defaultLanguage}/`;
  return new Map(
    locales
      .filter(({ name }) => name.startsWith(folder))
      .map(({ name, strings }) => [
        name.slice(folder.length, -".json".length),
        new Set(strings.map(([field]) => withoutPluralForm(field.join(".")))),
      ]),
  );
}

interface Key {
  field: (string | number)[];
  value: string;
}

function namedKeys(file: JsonFile): Key[] {
  const name = schemaNameOf(file.name);
  return name ? rolesOf("textKey", contentSchemas[name], file.value) : [];
}

/** Keys that sections build from an entry's id. Each needs its words. */
function madeKeys(file: JsonFile): Key[] {
  return file.strings.flatMap(([field, value]) => {
    const place = `${file.name} ${field.filter((part) => typeof part === "string").join(".")}`;
    const make = keysOfFacts[place];
    return make ? make(value).map((key) => ({ field, value: key })) : [];
  });
}

const keysOfFacts: Record<string, (fact: string) => string[]> = {
  "content/site.json openingHours.id": (id) =>
    ["title", "days", "time1", "time2"].map((part) => `contact:hours.${id}.${part}`),
  "content/site.json social.network": (network) => [`common:social.${network}`],
  "content/site.json film.poster": () => ["who-we-are:film.title", "who-we-are:film.text"],
};

function missingText(file: JsonFile, field: Key["field"], value: string, words: Words): Problem[] {
  const [namespace = "", key = ""] = value.split(":");
  const keys = words.get(namespace);
  if (!keys) {
    const nearest = didYouMean(namespace, [...words.keys()]);
    const advice = nearest ?? "add the file in every language, or correct the key";
    const name = `locales/${defaultLanguage}/${namespace}.json`;
    return [file.problem(field, messages.missingFile(name, advice))];
  }
  if (keys.has(key)) return [];
  const [inner] = [...keys].filter((name) => name.startsWith(`${key}.`));
  if (inner) return [file.problem(field, messages.groupOfTexts(value, `${namespace}:${inner}`))];
  const nearest = didYouMean(key, [...keys])?.replace("`", `\`${namespace}:`);
  const advice = nearest ?? `add it to locales/*/${namespace}.json, or correct it`;
  return [file.problem(field, messages.unknownKey(value, advice))];
}

function checkNamespaces(file: JsonFile, site: SiteFiles): Problem[] {
  const { names } = site;
  const loaded = [...stringsIn(valueAt(file.value, ["namespaces"]))].map(([, name]) => name);
  const template = String(valueAt(file.value, ["template"])) as keyof typeof templates;
  const { path, namespaces = [] } = templates[template] ?? {};
  // A second page with this template is an error of its own.
  const own = path && path !== valueAt(file.value, ["path"]) ? [] : namespaces;
  const nowhere = loaded.flatMap((namespace, index) => {
    const name = `locales/${defaultLanguage}/${namespace}.json`;
    if (names.has(name) || isElsewhere(site, namespace)) return [];
    const known = [...names].flatMap(
      (known) => /^locales\/[^/]+\/(.+)\.json$/.exec(known)?.[1] ?? [],
    );
    const advice =
      didYouMean(namespace, known) ?? "add it in every language, or correct or remove the name";
    return [file.problem(["namespaces", index], messages.missingFile(name, advice))];
  });
  const asked = namedKeys(file).map(({ field, value }) => ({
    field,
    name: value.split(":")[0] ?? "",
  }));
  const unloaded = asked
    // A wrong name in the list is reported there, not again at each key.
    .filter(() => nowhere.length === 0 && loaded.length > 0)
    .filter(({ name }) => ![...layoutNamespaces, ...loaded].includes(name))
    .map(({ field, name }) => file.problem(field, messages.wordsNotLoaded(name)));
  const missing = own
    .filter((name) => ![...loaded, ...leftOutNamespaces(site.content)].includes(name))
    .map((name) => file.problem(["namespaces"], messages.wordsNeeded(template, name)));
  return [...nowhere, ...unloaded, ...missing];
}
