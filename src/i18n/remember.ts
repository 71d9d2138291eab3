import type { Language } from "../../shared/languages";
import { keepStored } from "../browser/stored";

/** Remembers the language for the next visit, under the key that the language detector reads. */
export const rememberLanguage = (language: Language): void =>
  keepStored("localStorage", "i18nextLng", language);
