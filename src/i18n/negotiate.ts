import { withPrefix } from "gatsby";
import LanguageDetector from "i18next-browser-languagedetector";
import { sitePath } from "./asked-path";
import { defaultLanguage, isLanguage, type Language } from "./languages";
import { rememberLanguage } from "./remember";
import { localizedPath } from "./urls";

/**
 * The first supported language in the order of the specification. Unsupported or malformed values are skipped; with
 * none left, the default language.
 */
export function detectLanguage(): Language {
  const everyCode = { languageUtils: { getBestMatchFromCodes: (found: string[]) => found } };
  const detector = new LanguageDetector(everyCode, {
    order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
    convertDetectedLanguage: (code) => code.split(/[-_]/)[0]?.toLowerCase() ?? "",
  });
  return [detector.detect() ?? []].flat().find(isLanguage) ?? defaultLanguage;
}

/** On a page without a prefix: redirects to the visitor's language if it differs from the page's. Returns true if it did. */
export function negotiate(): boolean {
  const { search, hash } = window.location;
  const language = detectLanguage();
  rememberLanguage(language);
  if (language === defaultLanguage) return false;
  window.location.replace(withPrefix(localizedPath(sitePath(), language)) + search + hash);
  return true;
}
