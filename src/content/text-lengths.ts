import { longestTitle } from "../shared/page-title";
import { valueAt } from "./json-file";
import { templates } from "./schemas/page";
import type { SiteFiles } from "./site-files";

/** How many characters the design has room for, by key. The first matching row counts. */
const rows: [RegExp, number][] = [
  [/:meta\.title$/, longestTitle],
  // What search engines show of a description.
  [/:meta\.description$/, 160],
  [/^common:navigation\./, 24],
  [/^common:/, 80],
  [/^site:welcome$/, 60],
  [/^clients:items\.\d+\.(name|location)$/, 40],
  [/^clients:items\.\d+\.description$/, 140],
  [/[.:](title|label|\w*Title)$/, 60],
  [/[.:](submit|action|readMore|getInTouch|askForOffer|backHome|watchFilm|copy|close|clear)$/, 40],
];

/** The maximum length of a key's text, in characters; `isReading` for a namespace that only text pages show. */
export function maximumLength(namespace: string, key: string, isReading: boolean): number {
  const row = rows.find(([pattern]) => pattern.test(`${namespace}:${key}`));
  return row?.[1] ?? (isReading ? 4000 : 360);
}

/** Namespaces with titles of pages that only text pages show, or a page that is left out: those texts may be long. */
export function readingNamespaces({ pages, locales }: SiteFiles): string[] {
  const short = [
    ...pages.flatMap(({ value }) => (value.template === "text" ? [] : value.namespaces)),
    ...Object.values(templates).flatMap(({ namespaces }) => namespaces),
  ];
  return locales
    .filter(({ value }) => valueAt(value, ["meta"]) !== undefined)
    .map(({ namespace }) => namespace)
    .filter((name) => !short.includes(name));
}
