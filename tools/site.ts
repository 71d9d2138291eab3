/** The site's facts, translations and pages from `content/` and `locales/`, for tools and tests. */
import fs from "node:fs";
import path from "node:path";
import {
  type CollectionName,
  collectionNames,
  currentEntries,
  type EntryOf,
  entryPath,
} from "../src/content/collections";
import { leftOutSections, type Page, textsOfPage } from "../src/content/schemas/page";
import { filesBelow } from "../src/content/site-files";
import { codes, defaultLanguage } from "../src/i18n/languages";
import { textOfKey } from "../src/i18n/text-of-key";
import { localizedPath } from "../src/i18n/urls";
import { pageTitle } from "../src/shared/page-title";

const root = path.resolve(__dirname, "..");

function json(file: string) {
  return JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));
}

/** The translations of a namespace in a language. Throws where there is no such file. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of a locale file is its own.
export const translations = (language: string, namespace: string): any =>
  json(`locales/${language}/${namespace}.json`);

/** The facts of a content file, named as in `pages/home.json`. One that the site leaves out holds nothing. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of a content file is its own.
export function facts(file: string): any {
  const isLeftOut = !fs.existsSync(path.join(root, "content", file));
  return isLeftOut ? { items: [] } : json(`content/${file}`);
}

type Entry<Name extends CollectionName> = EntryOf<Name> & { id: string };
export type Project = Entry<"projects">;

/** The current entries of a collection, in its order. */
export function entriesOf<Name extends CollectionName>(name: Name): Entry<Name>[] {
  const files = filesBelow(path.join(root, "content"), [name]);
  const entries = files.map((file) => ({ id: path.basename(file, ".json"), value: facts(file) }));
  return currentEntries(name, entries).map(({ id, value }) => ({ ...value, id }));
}

/** The projects, by their order. */
export const projects = entriesOf("projects");

/** The pages of all entries of collections, and one of each collection: what they have in common is tried on it. */
export const entryPages = collectionNames.flatMap((collection) =>
  entriesOf(collection).map(({ id }) => ({ collection, path: entryPath(collection, id) })),
);
export const entryPaths = collectionNames.flatMap(
  (name) => entryPages.find(({ collection }) => collection === name)?.path ?? [],
);

/** The name of a project's city in a language. */
export function cityOf({ city }: Project, language: string): string {
  const cities: { id: string; name: Record<string, string> }[] = facts("cities.json").items;
  return cities.find(({ id }) => id === city)?.name[language] ?? "";
}

/** The text of a key such as `terms:meta.title`. Throws where there is no such text. */
export function textOf(language: string, key: string): string {
  const text = textOfKey(key, (namespace) => translations(language, namespace));
  if (text === undefined) throw new Error(`There is no ${key} in ${language}.`);
  return text;
}

/** The title of a page in its tab, from the key of its own title. */
export const titleOf = (language: string, key: string): string =>
  pageTitle(
    textOf(language, key),
    facts("site.json").fullName[language],
    facts("site.json").name[language],
  );

interface ContentPage extends Page, ReturnType<typeof textsOfPage> {
  name: string;
  /** The key of the heading. */
  heading: string;
  /** The sections that a page to read shows, by the keys of their texts. */
  sections: string[];
}

/** Every page of `content/pages`, named as its file is, the 404 page apart. */
export const contentPages: ContentPage[] = filesBelow(path.join(root, "content"), ["pages"])
  .map((file) => contentPageOf(path.basename(file, ".json"), facts(file)))
  .filter(({ template }) => template !== "not-found");

function contentPageOf(name: string, page: Page): ContentPage {
  const texts = textsOfPage(page, name);
  const own = texts.namespaces[0] ?? "";
  const { meta: _, ...groups } = translations(defaultLanguage, own);
  const leftOut = leftOutSections(page, facts("site.json"));
  const isShown = (key: string) => typeof groups[key] === "object" && !leftOut.includes(key);
  return {
    ...page,
    ...texts,
    name,
    heading: groups.title ? `${own}:title` : texts.title,
    sections: page.template === "text" ? Object.keys(groups).filter(isShown) : [],
  };
}

/** Every page in each form of its route: without a prefix, and under each language's. */
export const routes = contentPages.flatMap((page) =>
  [undefined, ...codes].map((prefix) => ({
    ...page,
    language: prefix ?? defaultLanguage,
    url: localizedPath(page.path, prefix),
  })),
);
