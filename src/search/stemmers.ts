import type { Language } from "../i18n/languages";

/** Cuts a word down to its stem, so that its forms count as one word. */
export type Stem = (word: string) => string;

/** Snowball's stemmers, each loaded by the pages of its language alone. */
const stemmers: Partial<Record<string, () => Promise<{ stemmer: Stem }>>> = {
  ar: () => import("@orama/stemmers/arabic"),
  en: () => import("@orama/stemmers/english"),
};

/** Loads a language's stemmer; without one, words stay as they are. Rejects when it is out of reach. */
export async function loadStem(language: Language): Promise<Stem> {
  const module = await stemmers[language]?.();
  return module?.stemmer ?? ((word) => word);
}
