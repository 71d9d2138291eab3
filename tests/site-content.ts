/** The site's facts, translations and pages from `content/` and `locales/`, for tools and tests. */
import path from "node:path";
import {
  type CollectionName,
  currentEntries,
  type EntryOf,
} from "../plugins/gatsby-plugin-checked-content/collections";
import {
  leftOutSections,
  type Page,
  textsOfPage,
} from "../plugins/gatsby-plugin-checked-content/schemas/page";
import { type EntryFile, readSite } from "../plugins/gatsby-plugin-checked-content/site/site-files";
import { sitePages } from "../plugins/gatsby-plugin-checked-content/site/site-pages";
import { codes, defaultLanguage } from "../shared/languages";
import { pageTitle } from "../shared/page-title";
import { textOfKey } from "../shared/text-of-key";
import { localizedPath } from "../shared/urls";

const site = readSite(path.resolve(__dirname, ".."));
const made = sitePages(site).map(({ path }) => path);

/** The menus, without links to pages that have nothing to list yet. */
const navigation = site.content.find(({ name }) => name === "content/navigation.json")?.value;
for (const links of Object.values(navigation ?? {}).filter(Array.isArray))
  links.splice(0, links.length, ...links.filter(({ to }) => made.includes(to.split("#")[0])));

// biome-ignore lint/suspicious/noExplicitAny: the shape of each file is its own.
const contentOf = (name: string): any => site.parsed.find((file) => file.name === name)?.value;

/** The translations of a namespace in a language. */
export const translations = (language: string, namespace: string) =>
  contentOf(`locales/${language}/${namespace}.json`);

/** The facts of a content file, named as in `pages/home.json`. One that the site leaves out holds nothing. */
export const facts = (file: string) => contentOf(`content/${file}`) ?? { items: [] };

type Entry<Name extends CollectionName> = EntryOf<Name> & { id: string };
export type Project = Entry<"projects">;

/** The current entries of a collection, in its order. */
export const entriesOf = <Name extends CollectionName>(name: Name): Entry<Name>[] =>
  currentEntries(name, site[name] as readonly EntryFile[]).map(({ id, value }) => ({
    ...(value as EntryOf<Name>),
    id,
  }));

/** The projects, by their order. */
export const projects = entriesOf("projects");

/** The pages of all entries of collections, services and sectors, and one of each: what they have in common is tried on it. */
export const entryPages = sitePages(site)
  .filter(({ file }) => !file.startsWith("content/pages/"))
  .map(({ path, variables, collection = Object.keys(variables)[0] ?? "" }) => ({
    collection,
    path,
  }));
export const entryPaths = entryPages
  .filter(({ collection }, index) => {
    const first = entryPages.findIndex((page) => page.collection === collection);
    return first === index;
  })
  .map(({ path }) => path);

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
export const contentPages: ContentPage[] = site.pages
  .filter(({ value }) => made.includes(value.path))
  .map(({ name, value }) => contentPageOf(path.basename(name, ".json"), value))
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
