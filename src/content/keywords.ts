/** `keywords` stand beside a `title` or a `label`, `listKeywords` beside a `listTitle`. */
const pattern = /^(?:keywords|\w+Keywords)$/;

/** True for the key of words that the search alone reads: no page shows them. */
export function isKeywords(key: string): boolean {
  return pattern.test(key);
}

/** The keys of the titles that keywords may stand beside. */
export function titleKeys(key: string): string[] {
  const [start, isAlone] = [key.replace(/keywords$/i, ""), key === "keywords"];
  return isAlone ? ["title", "label"] : [`${start}Title`, `${start}Label`];
}

/** Each title of a namespace that has keywords, with them. */
export function keywordsIn(words: object): [title: string, keywords: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "object" && value !== null) return keywordsIn(value);
    if (!isKeywords(key)) return [];
    const titles = titleKeys(key).map((title) => (words as Record<string, unknown>)[title]);
    return titles.flatMap((title) => (typeof title === "string" ? [[title, String(value)]] : []));
  });
}

/** A namespace as JSON, without its keywords. */
export function withoutKeywords(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value) => (isKeywords(key) ? undefined : value));
}
