import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { type IndexedSection, indexOptions } from "./index-options";
import { normalizeWord, tokenize, toTerms } from "./spelling";
import type { Stem } from "./stemmers";

export interface Result extends IndexedSection {
  /** True for a word that the section was found by. */
  isMatch: (word: string) => boolean;
}

/** The search in one language. */
export interface SiteSearch {
  /** The sections that match the query or, where the best does not match all of it, a part; the best first. */
  find: (query: string) => Result[];
}

/** What a language's texts tell the search. */
export interface SearchWords {
  /** What else things are called, each a list with commas. */
  groups?: readonly string[];
  /** The words that only make a sentence of a query. */
  ignored?: string;
}

/** Reads a search index, with the language's stemmer and words. Throws on a text that is no index. */
export function createSearch(
  json: string,
  stem: Stem,
  { groups = [], ignored = "" }: SearchWords = {},
): SiteSearch {
  const index = MiniSearch.loadJSON(json, indexOptions(stem));
  // Texts and groups repeat their words, and each typed letter compares all of them again.
  const cache = new Map<string, string[]>();
  const termsOf = (word: string) => {
    const terms = cache.get(word) ?? toTerms(word, stem);
    cache.set(word, terms);
    return terms;
  };
  const known = groups.flatMap((group) => unitsIn(group, termsOf)).sort(byLength);
  const fillers = new Set(tokenize(ignored).map(normalizeWord));
  const find = (query: string): Result[] => {
    const units = unitsOf(tokenize(query), known, termsOf, fillers);
    const found = new Map<number, Found>();
    for (const unit of units) {
      const unitQuery = queryFor(unit, termsOf);
      const exact = index.search(unitQuery, ranking);
      // Misspellings only where there is nothing without: else a word's neighbours would crowd its results.
      for (const result of exact.length > 0 ? exact : index.search(unitQuery, fuzzyRanking)) {
        const before = found.get(result.id) ?? { score: 0, terms: [], matched: 0 };
        found.set(result.id, {
          ...result,
          score: before.score + result.score ** balance,
          terms: [...before.terms, ...result.terms],
          matched: before.matched + 1,
        });
      }
    }
    const others = units.flatMap((unit) => unit.others);
    const named = others
      .filter(({ length }) => length === 1)
      .concat(units.map((unit) => unit.words));
    const [own, all] = [named, others].map((phrases) => phrases.flat().flatMap(termsOf));
    const begins = (term: string) => (other: string) => term.startsWith(other);
    // A word of a longer phrase says nothing alone.
    const isShown = (term: string) => own?.some(begins(term)) || !all?.some(begins(term));
    const ranked = [...found.values()].sort((one, other) => other.score - one.score);
    // Where the best matches the whole query, what matches a part is no result.
    return ranked
      .filter(({ matched }) => matched === units.length || ranked[0]?.matched !== units.length)
      .map((result) => ({
        ...(result as unknown as IndexedSection),
        isMatch: (word) =>
          termsOf(word).some((term) => result.terms.includes(term) && isShown(term)),
      }));
  };
  return { find };
}

/** A title and keywords say what a section is about; its text may only mention it. */
const ranking = {
  boost: { title: 10, keywords: 14, page: 2 },
  prefix: true,
  // What news and vacancies are about lasts longer than they do.
  boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
    ["news", "vacancies"].includes(String(stored?.kind)) ? 0.5 : 1,
};

/** The same for what else a word is called. */
const weaker = { title: 4, keywords: 4, page: 0.5, text: 0.2 };

const fuzzyRanking = {
  ...ranking,
  fuzzy: (term: string) => term.length > 3 && (term.length > 7 ? 2 : 1),
};

/** A section that some units of the query have found. */
type Found = Pick<SearchResult, "score" | "terms"> & { matched: number };

/** Sums scores so that half of both units counts for more than all of one and a mention of the other. */
const balance = 0.35;

/** A word or phrase, as words. */
type Phrase = string[];

type TermsOf = (word: string) => string[];

/** Some words of a query, and what else people call that: they are searched for as one. */
interface Unit {
  words: Phrase;
  others: Phrase[];
}

/** A unit for each phrase of a group; of the others, those with one stem are one. */
function unitsIn(group: string, termsOf: TermsOf): Unit[] {
  const phrases = group.split(/[,،]/).map(tokenize);
  const stemOf = (phrase: Phrase) => phrase.map((word) => termsOf(word).at(-1)).join(" ");
  const distinct = [...new Map(phrases.map((phrase) => [stemOf(phrase), phrase]))];
  return phrases.map((words) => ({
    words,
    others: distinct.filter(([key]) => key !== stemOf(words)).map(([, other]) => other),
  }));
}

const byLength = (one: Unit, other: Unit) => other.words.length - one.words.length;

/** The units of a query: the longest of the known ones that stand in it, then the other words that mean something. */
function unitsOf(
  words: string[],
  known: readonly Unit[],
  termsOf: TermsOf,
  fillers: ReadonlySet<string>,
): Unit[] {
  const meantIn = (some: string[]) => some.filter((word) => !fillers.has(normalizeWord(word)));
  const isSpelled = (word: string, [first = "", ...rest]: Phrase) =>
    rest.length === 0 && termsOf(first)[0] === termsOf(word)[0];
  // A word that a group has as it is spelled is not another one with its stem: جامعة is no جامع.
  const exact = words.filter((word) => known.some((unit) => isSpelled(word, unit.words)));
  const isSame = (word: string, part: string, phrase: Phrase) =>
    phrase.length === 1 && exact.includes(word)
      ? isSpelled(word, phrase)
      : termsOf(word).some((term) => termsOf(part).includes(term));
  const units = new Map<string, Unit>();
  const isTaken = (word: string) => [...units.values()].some((unit) => unit.words.includes(word));
  for (const { words: phrase, others } of known) {
    const own = words.filter((word) => phrase.some((part) => isSame(word, part, phrase)));
    if (!phrase.every((part) => own.some((word) => isSame(word, part, phrase)))) continue;
    if (meantIn(own).length === 0) continue;
    const same = units.get(own.join(" "));
    if (same) same.others.push(...others);
    // A word of a longer phrase does not stand for itself.
    else if (!own.some(isTaken))
      units.set(own.join(" "), { words: meantIn(own), others: [...others] });
  }
  const left = words.filter((word) => !isTaken(word));
  const meant = meantIn(left);
  const single = meant.length + units.size > 0 ? meant : left;
  return [...units.values(), ...single.map((word) => ({ words: [word], others: [] }))];
}

/** A query for the sections with a unit: in the spelling that was typed or another form or, for less, by what else it is called. */
function queryFor({ words, others }: Unit, termsOf: TermsOf): Query {
  const wordQuery = (word: string): Query => {
    const [typed = "", ...stems] = termsOf(word);
    // The stem of a short word begins too many others.
    const stemmed = { queries: stems, prefix: (term: string) => term.length > 4 };
    return { combineWith: "OR", queries: [typed, stemmed] };
  };
  const phraseQuery = (phrase: Phrase) => ({
    combineWith: "AND" as const,
    queries: phrase.map(wordQuery),
  });
  return {
    combineWith: "OR",
    tokenize: (term) => [term],
    processTerm: (term) => term,
    queries: [
      phraseQuery(words),
      ...others.map((phrase) => ({
        ...phraseQuery(phrase),
        boost: weaker,
        prefix: false,
        fuzzy: false,
      })),
    ],
  };
}
