import type { Options } from "minisearch";
import { tokenize, toTerms } from "./spelling";
import type { Stem } from "./stemmers";

/** What can be found: a page, a section of it, or an entry of a section. */
export interface IndexedSection {
  id: number;
  /** The collection that its page is an entry of, or `page`, or `file`. */
  kind: "page" | "file" | "projects" | "vacancies" | "news";
  /** The page's path without a language prefix, and the place on it: `/services/#build`. */
  to: string;
  page: string;
  title: string;
  text: string;
  /** The address of a small picture of it. */
  picture?: string;
  /** What else people call it. */
  keywords: string;
}

/** How sections are indexed. The build and the browser must use the same options. */
export function indexOptions(stem: Stem): Options<IndexedSection> {
  return {
    fields: ["title", "keywords", "page", "text"],
    storeFields: ["kind", "to", "page", "title", "text", "picture", "keywords"],
    tokenize: tokenize,
    processTerm: (word) => toTerms(word, stem),
  };
}
