import type { Options } from "minisearch";
import { normalizeWord, wordsOf } from "./spelling";

/** A section of a page, as the index holds it. */
export interface IndexedSection {
  /** The page's path without a language prefix, and the section's anchor: `/services/#build`. */
  id: string;
  page: string;
  title: string;
  text: string;
}

/** How sections are indexed and found. The build and the browser must use the same options. */
export const indexOptions: Options<IndexedSection> = {
  fields: ["title", "page", "text"],
  storeFields: ["page", "title", "text"],
  tokenize: wordsOf,
  processTerm: (term) => normalizeWord(term) || null,
  searchOptions: {
    boost: { title: 3, page: 2 },
    combineWith: "AND",
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
