import MiniSearch, {
  type Options,
  type Query,
  type SearchOptions,
  type SearchResult,
} from "minisearch";
import { normalizeWord, tokenize, toTerms } from "./spelling";
import type { Stem } from "./stemmers";

/** What can be found: a page, a section of it, or an entry of a section. */
export interface IndexedSection {
  id: number;
  /** What its page is, in a word: a page, a project, a file. */
  kind: string;
  /** A file beside the pages; an entry that is sorted by a date, such as news. */
  isFile?: boolean;
  isDated?: boolean;
  /** The page's path without a language prefix, and the place on it: `/services/#build`. */
  to: string;
  page: string;
  title: string;
  text: string;
  /** Found, not shown. */
  facts: string;
  /** The address of a small picture of it. */
  picture?: string;
  /** What else people call it. */
  keywords: string;
}

/** How sections are indexed. The build and the browser must use the same options. */
export function indexOptions(stem: Stem): Options<IndexedSection> {
  return {
    fields: ["title", "keywords", "page", "text", "facts"],
    storeFields: ["kind", "isFile", "isDated", "to", "page", "title", "text", "picture"],
    tokenize,
    processTerm: (word) => toTerms(word, stem),
  };
}

export interface Result extends Omit<IndexedSection, "facts" | "keywords"> {
  /** True for a word that the section was found by. */
  isMatch: (word: string) => boolean;
}

/** Finds the sections that match a query or, where the best does not match all of it, a part; the best first. */
export type Search = ReturnType<typeof createSearch>;

/** The search of an index; `groups` are lists of words that mean the same, `ignored` those that only make a sentence of a query. Throws on a text that is no index. */
export function createSearch(json: string, stem: Stem, groups: string[] = [], ignored = "") {
  const index = MiniSearch.loadJSON(json, indexOptions(stem));
  // The same words are compared again at each typed letter.
  const cache = new Map<string, string[]>();
  const termsOf = (word: string) => {
    const terms = cache.get(word) ?? toTerms(word, stem);
    cache.set(word, terms);
    return terms;
  };
  const fillers = new Set(tokenize(ignored).map(normalizeWord));
  const meantIn = (words: string[]) => words.filter((word) => !fillers.has(normalizeWord(word)));
  // A phrase as it is spelled comes before one with its stems: جامعة is no جامع.
  const keysOf = (words: string[]) => [
    words.map(normalizeWord).join(" "),
    words.map((word) => `~${termsOf(word).at(-1)}`).join(" "),
  ];
  const synonyms = new Map<string, string[][]>();
  for (const group of groups) {
    const phrases = group.split(/[,،]/).map((phrase) => meantIn(tokenize(phrase)));
    for (const key of new Set(phrases.flatMap(keysOf)))
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...phrases]);
  }

  const holds = (other: string[], phrase: string[]) =>
    other.length > phrase.length &&
    phrase.every((word) => other.some((one) => termsOf(one).at(-1) === termsOf(word).at(-1)));

  /** A query for each part of what was typed: its longest phrases with synonyms, its other words. */
  const queriesFor = (words: string[]): Query[] => {
    for (let length = words.length; length > 0; length--)
      for (let from = 0; from + length <= words.length; from++) {
        const phrase = words.slice(from, from + length);
        const others = keysOf(phrase)
          .map((key) => synonyms.get(key))
          .find(Boolean);
        if (!others) continue;
        // A phrase that holds the typed one finds nothing more, and its other words would be marked.
        const further = others.filter((other) => !holds(other, phrase));
        const queries: Query[] = [all(phrase), ...further.map((other) => all(other, weaker))];
        const part: Query = { combineWith: "OR", queries };
        return [
          ...queriesFor(words.slice(0, from)),
          part,
          ...queriesFor(words.slice(from + length)),
        ];
      }
    return words.map((word) => all([word]));
  };

  return (query: string): Result[] => {
    const words = tokenize(query);
    const meant = meantIn(words);
    const queries = queriesFor(meant.length > 0 ? meant : words);
    const found = new Map<number, SearchResult & { parts: number }>();
    for (const part of queries) {
      const exact = index.search(part, ranking);
      // Misspellings count only if there is no other result: else similar words would fill the list.
      for (const result of exact.length > 0 ? exact : index.search(part, { ...ranking, fuzzy })) {
        const before = found.get(result.id) ?? { score: 0, terms: [], parts: 0 };
        // Half of both parts is worth more than all of one and a mention of the other.
        const score = before.score + result.score ** 0.35;
        const terms = [...before.terms, ...result.terms];
        found.set(result.id, { ...result, score, terms, parts: before.parts + 1 });
      }
    }
    const ranked = [...found.values()].sort((one, other) => other.score - one.score);
    // Where the best matches the whole query, what matches a part is no result.
    return ranked
      .filter(({ parts }) => parts === queries.length || ranked[0]?.parts !== queries.length)
      .map(({ terms, ...result }) => ({
        ...(result as unknown as IndexedSection),
        isMatch: (word) => termsOf(word).some((term) => terms.includes(term)),
      }));
  };
}

/** A query for all words of a phrase, each in any of its forms. */
const all = (words: string[], options: SearchOptions = {}): Query => ({
  ...options,
  combineWith: "AND",
  queries: words.map((word) => ({ combineWith: "OR", queries: [word] })),
});

/** A title and keywords say what a section is about; its text may only mention it. */
const ranking: SearchOptions = {
  boost: { title: 10, keywords: 14, page: 2 },
  // The stem of a short word begins too many others.
  prefix: (term, position) => position === 0 || term.length > 4,
  // A page counts more than news or a vacancy about it.
  boostDocument: (_id, _term, stored) => (stored?.isDated ? 0.5 : 1),
};

/** The same for what else a word is called. */
const weaker: SearchOptions = {
  boost: { title: 4, keywords: 4, page: 0.5, text: 0.2, facts: 0.2 },
  prefix: false,
  fuzzy: false,
};

const fuzzy = (term: string) => term.length > 3 && (term.length > 7 ? 2 : 1);
