import { withPrefix } from "gatsby";
import type { Language } from "../i18n";
import { searchFolder } from "../shared/served-folders";
import { createSearch, type SiteSearch } from "./create-search";
import { loadStem } from "./stemmers";

const timeoutMs = 15_000;

/** Fetches a language's index and stemmer; throws when one is out of reach, or the index is none. */
export async function loadSearch(language: Language): Promise<SiteSearch> {
  const [stem, response] = await Promise.all([
    loadStem(language),
    fetch(withPrefix(`/${searchFolder}/${language}.json`), {
      signal: AbortSignal.timeout(timeoutMs),
    }),
  ]);
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  return createSearch(await response.text(), stem);
}
