import type { Language } from "../../shared/languages";

/** The key that the language detector reads. */
const storageKey = "i18nextLng";

/** Remembers the language for the next visit, where storage is allowed. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked or full: the URL still holds the language.
  }
}
