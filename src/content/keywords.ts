import { valueAt } from "./json-file";

/** True for the key of words that the search alone reads: no page shows them. */
export const isKeywords = (key: string): boolean => /^(?:keywords|\w+Keywords)$/.test(key);

/** Each title of a namespace that has keywords, with them: `keywords` beside `title` or `label`, `listKeywords` beside `listTitle`. */
export function keywordsIn(words: object): [title: string, keywords: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "object" && value !== null) return keywordsIn(value);
    if (!isKeywords(key)) return [];
    const [title, label] = key === "keywords" ? ["title", "label"] : ["Title", "Label"];
    return [title, label]
      .map((name) => valueAt(words, [key.replace(/keywords$/i, String(name))]))
      .flatMap((text) => (typeof text === "string" ? [[text, String(value)]] : []));
  });
}

/** A namespace as JSON, without its keywords. */
export function withoutKeywords(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value) => (isKeywords(key) ? undefined : value));
}
