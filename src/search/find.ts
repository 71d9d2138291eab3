import { withPrefix } from "gatsby";
import MiniSearch from "minisearch";
import type { Language } from "../i18n";
import { searchFolder } from "../served-folders";
import { type IndexedSection, indexOptions } from "./index-options";

/** More than this of what a visitor types finds nothing better. */
const longestQuery = 100;

/** So many results are enough to choose from. */
const mostResults = 20;

export interface Result extends IndexedSection {
  /** The words of the section that matched, normalized. */
  terms: string[];
}

/** Finds sections, the best first; an empty query finds none. */
export type Find = (query: string) => Result[];

const patience = 15_000;

/** Fetches a language's index; throws when it is out of reach or is none. */
export async function loadIndex(language: Language): Promise<Find> {
  const response = await fetch(withPrefix(`/${searchFolder}/${language}.json`), {
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  const index = MiniSearch.loadJSON(await response.text(), indexOptions);
  return (query) =>
    index
      .search(query.slice(0, longestQuery))
      .slice(0, mostResults)
      .map(({ id, page, title, text, terms }) => ({ id, page, title, text, terms }));
}
