import { valueAt } from "./json-file";

/** True for the key of words that the search alone reads: no page shows them. */
export const isKeywords = (key: string): boolean => /^(?:keywords|\w+Keywords)$/.test(key);

/** The keys that may have the title of some keywords: `keywords` stands beside `title` or `label`, `listKeywords` beside `listTitle`. */
export const titleKeys = (key: string): string[] =>
  (/(?:^|\.)keywords$/.test(key) ? ["title", "label"] : ["Title", "Label"]).map((name) =>
    key.replace(/keywords$/i, name),
  );

/** Each title of a namespace that has keywords, with them. */
export function keywordsIn(texts: object): [title: string, keywords: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "object" && value !== null) return keywordsIn(value);
    if (!isKeywords(key)) return [];
    return titleKeys(key)
      .map((name) => valueAt(texts, [name]))
      .flatMap((text) => (typeof text === "string" ? [[text, String(value)]] : []));
  });
}

/** A namespace as JSON, without its keywords: only the search index needs them, and a page would send them to everyone. */
export const pageTranslations = (json: string): string =>
  JSON.stringify(JSON.parse(json), (key, value) => (isKeywords(key) ? undefined : value));
