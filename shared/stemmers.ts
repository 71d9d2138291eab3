import type { Language } from "./languages";

/** Cuts a word down to its stem, so that its forms count as one word. */
export type Stem = (word: string) => string;

/** Snowball's stemmers. They are small, so they are part of what the search loads when it first opens. */
const stemmers: Partial<Record<string, () => Promise<{ stemmer: Stem }>>> = {
  ar: () => import(/* webpackMode: "eager" */ "@orama/stemmers/arabic"),
  en: () => import(/* webpackMode: "eager" */ "@orama/stemmers/english"),
};

/** Loads a language's stemmer; without one, words stay as they are. Rejects when it is out of reach. */
export async function loadStem(language: Language): Promise<Stem> {
  const module = await stemmers[language]?.();
  return module?.stemmer ?? ((word) => word);
}
