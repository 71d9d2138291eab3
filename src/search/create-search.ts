import { distance } from "fastest-levenshtein";
import MiniSearch, { type Query } from "minisearch";
import { type IndexedSection, indexOptions } from "./index-options";
import { normalizeWord, tokenize, toTerms } from "./spelling";
import type { Stem } from "./stemmers";

/** More than this of what a visitor types finds nothing better. */
const longestQuery = 100;

/** So many results are enough to choose from. */
const mostResults = 12;

/** So many words are enough to choose from where there are no results. */
const mostSuggestions = 4;

export interface Result extends IndexedSection {
  /** True for a word that the section was found by. */
  isMatch: (word: string) => boolean;
}

/** What answers a search in one language. */
export interface SiteSearch {
  /** The sections that say all the words, the best first; an empty query finds none. */
  find: (query: string) => Result[];
  /** For a query without results: those of its words that have some, and the words nearest to the others. */
  suggest: (query: string) => string[];
}

/** What answers a search in an index, a language's stemmer given. Throws on a text that is no index. */
export function createSearch(json: string, stem: Stem): SiteSearch {
  const index = MiniSearch.loadJSON(json, indexOptions(stem));
  // Texts repeat their words, and every letter that is typed asks for them again.
  const known = new Map<string, string[]>();
  const knownTerms = (word: string) => {
    const terms = known.get(word) ?? toTerms(word, stem);
    known.set(word, terms);
    return terms;
  };
  const find = (query: string): Result[] => {
    const words = tokenize(query.slice(0, longestQuery));
    const exact = index.search(allOf(words, stem), ranking);
    // With a mistake only where there is nothing without: else a word's neighbours would crowd its results.
    const found = exact.length > 0 ? exact : index.search(allOf(words, stem), withMistakes);
    return found.slice(0, mostResults).map((result) => ({
      ...(result as unknown as IndexedSection),
      isMatch: (word) => knownTerms(word).some((term) => result.terms.includes(term)),
    }));
  };
  const suggest = (query: string) => {
    const words = tokenize(query.slice(0, longestQuery));
    const known = words.length > 1 ? words.filter((word) => find(word).length > 0) : [];
    const unknown = words.filter((word) => !known.includes(word));
    const near = unknown.flatMap((word) => nearest(word, vocabularyOf(index)));
    const suggested = [...known, ...near];
    const spellings = suggested.map(normalizeWord);
    return suggested
      .filter((_word, index) => spellings.indexOf(spellings[index] ?? "") === index)
      .slice(0, mostSuggestions);
  };
  return { find, suggest };
}

/** A title says what a section is about; its text may only mention it. */
const ranking = { boost: { title: 12, keywords: 8, page: 2 }, prefix: true };

const withMistakes = {
  ...ranking,
  fuzzy: (term: string) => term.length > 3 && (term.length > 7 ? 2 : 1),
};

/** A query for the sections that say every word, in the spelling that was typed or another form. */
function allOf(words: string[], stem: Stem): Query {
  return {
    combineWith: "AND",
    queries: words.map((word) => {
      const [typed = "", ...stems] = toTerms(word, stem);
      // The stem of a short word begins too many others.
      const stemmed = { queries: stems, prefix: (term: string) => term.length > 4 };
      return {
        combineWith: "OR",
        queries: [typed, stemmed],
        tokenize: (term) => [term],
        processTerm: (term) => term,
      };
    }),
  };
}

/** The words of titles and keywords, as they are written. */
function vocabularyOf(index: MiniSearch<IndexedSection>): string[] {
  const sections = index.search(MiniSearch.wildcard) as unknown as IndexedSection[];
  return [...new Set(sections.flatMap(({ title, keywords }) => tokenize(`${title} ${keywords}`)))];
}

/** The words that differ from a word in less than half of its letters, the nearest first. */
function nearest(word: string, vocabulary: string[]): string[] {
  const typed = normalizeWord(word);
  return vocabulary
    .map((known) => ({ known, difference: distance(typed, normalizeWord(known)) }))
    .filter(({ difference }) => difference < typed.length / 2)
    .sort((one, other) => one.difference - other.difference)
    .map(({ known }) => known);
}
