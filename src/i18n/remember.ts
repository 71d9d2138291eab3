import type { Language } from "./languages";

/** Where the language detector looks for the language of an earlier visit. */
const storageKey = "i18nextLng";

/** Remembers a language for the next visit, where the browser lets us. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage forbidden or full: the URL still says which language it is.
  }
}
