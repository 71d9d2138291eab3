import { distance } from "fastest-levenshtein";
import MiniSearch, { type Query } from "minisearch";
import { type IndexedSection, indexOptions } from "./index-options";
import { normalizeWord, tokenize, toTerms } from "./spelling";
import type { Stem } from "./stemmers";

const maxSuggestions = 4;

export interface Result extends IndexedSection {
  /** True for a word that the section was found by. */
  isMatch: (word: string) => boolean;
}

/** The search in one language. */
export interface SiteSearch {
  /** The sections that match all the words or, where none does, some of them; the best first. */
  find: (query: string) => Result[];
  /** For a query without results: the words nearest to those of the query. */
  suggest: (query: string) => string[];
}

/** Reads a search index, with the language's stemmer and its groups of words, each a list with commas. Throws on a text that is no index. */
export function createSearch(json: string, stem: Stem, groups: readonly string[] = []): SiteSearch {
  const index = MiniSearch.loadJSON(json, indexOptions(stem));
  // Texts repeat their words, and each typed letter compares all of them again.
  const cache = new Map<string, string[]>();
  const cachedTerms = (word: string) => {
    const terms = cache.get(word) ?? toTerms(word, stem);
    cache.set(word, terms);
    return terms;
  };
  const phrases = groups.map((group) => group.split(/[,،]/).map(tokenize));
  const find = (query: string): Result[] => {
    const units = unitsOf(tokenize(query), phrases, stem);
    for (const combineWith of ["AND", "OR"] as const) {
      // Misspellings only where there is nothing without: else a word's neighbours would crowd its results.
      for (const options of [ranking, fuzzyRanking]) {
        const results = index.search(queryFor(units, stem, combineWith), options);
        if (results.length === 0) continue;
        return results.map((result) => ({
          ...(result as unknown as IndexedSection),
          isMatch: (word) => cachedTerms(word).some((term) => result.terms.includes(term)),
        }));
      }
    }
    return [];
  };
  const suggest = (query: string) => {
    const near = tokenize(query).flatMap((word) => nearest(word, vocabularyOf(index)));
    const spellings = near.map(normalizeWord);
    return near
      .filter((_word, position) => spellings.indexOf(spellings[position] ?? "") === position)
      .slice(0, maxSuggestions);
  };
  return { find, suggest };
}

/** A title and keywords say what a section is about; its text may only mention it. */
const ranking = {
  boost: { title: 10, keywords: 14, page: 2 },
  prefix: true,
  // What news and vacancies are about lasts longer than they do.
  boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
    ["news", "vacancies"].includes(String(stored?.kind)) ? 0.4 : 1,
};

/** The same for what else a word is called. */
const weaker = { title: 4, keywords: 4, page: 0.5, text: 0.2 };

const fuzzyRanking = {
  ...ranking,
  fuzzy: (term: string) => term.length > 3 && (term.length > 7 ? 2 : 1),
};

/** A word or phrase, as words. */
type Phrase = string[];

/** Some words of a query, and what else people call that: they are searched for as one. */
interface Unit {
  words: Phrase;
  others: Phrase[];
}

/** The units of a query: the longest phrases of groups that stand in it, then the other words. */
function unitsOf(words: string[], groups: readonly Phrase[][], stem: Stem): Unit[] {
  const terms = (word: string) => toTerms(word, stem);
  const isSame = (one: string, other: string) =>
    terms(one).some((term) => terms(other).includes(term));
  const units = new Map<string, Unit>();
  const phrases = groups.flatMap((group) => group.map((phrase) => ({ phrase, group })));
  for (const { phrase, group } of phrases.sort(
    (one, other) => other.phrase.length - one.phrase.length,
  )) {
    const own = words.filter((word) => phrase.some((part) => isSame(word, part)));
    if (!phrase.every((part) => own.some((word) => isSame(word, part)))) continue;
    const others = group.filter((other) => other !== phrase);
    const same = units.get(own.join(" "));
    if (same) same.others.push(...others);
    // A word of a longer phrase does not stand for itself.
    else if (![...units.values()].some((unit) => unit.words.some((word) => own.includes(word))))
      units.set(own.join(" "), { words: own, others });
  }
  const left = words.filter(
    (word) => ![...units.values()].some((unit) => unit.words.includes(word)),
  );
  return [...units.values(), ...left.map((word) => ({ words: [word], others: [] }))];
}

/** A query for the sections with every unit or with any: in the spelling that was typed or another form or, for less, by what else it is called. */
function queryFor(units: readonly Unit[], stem: Stem, combineWith: "AND" | "OR"): Query {
  const wordQuery = (word: string): Query => {
    const [typed = "", ...stems] = toTerms(word, stem);
    // The stem of a short word begins too many others.
    const stemmed = { queries: stems, prefix: (term: string) => term.length > 4 };
    return { combineWith: "OR", queries: [typed, stemmed] };
  };
  const phraseQuery = (phrase: Phrase) => ({
    combineWith: "AND" as const,
    queries: phrase.map(wordQuery),
  });
  return {
    combineWith,
    tokenize: (term) => [term],
    processTerm: (term) => term,
    queries: units.map(({ words, others }) => ({
      combineWith: "OR",
      queries: [
        phraseQuery(words),
        ...others.map((phrase) => ({
          ...phraseQuery(phrase),
          boost: weaker,
          prefix: false,
          fuzzy: false,
        })),
      ],
    })),
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
