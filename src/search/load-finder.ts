import { withPrefix } from "gatsby";
import type { Language } from "../i18n";
import { searchFolder } from "../served-folders";
import { type Finder, finderIn } from "./find";
import { loadStem } from "./stemmers";

const patience = 15_000;

/** Fetches a language's index and stemmer; throws when one is out of reach, or the index is none. */
export async function loadFinder(language: Language): Promise<Finder> {
  const [stem, response] = await Promise.all([
    loadStem(language),
    fetch(withPrefix(`/${searchFolder}/${language}.json`), {
      signal: AbortSignal.timeout(patience),
    }),
  ]);
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  return finderIn(await response.text(), stem);
}
