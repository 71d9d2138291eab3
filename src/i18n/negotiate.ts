import { withPrefix } from "gatsby";
import LanguageDetector from "i18next-browser-languagedetector";
import { codes, defaultLanguage, isLanguage } from "../../shared/languages";
import { localizedPath } from "../../shared/urls";
import { sitePath } from "../browser/requested-path";
import { ownAddress } from "./own-address";
import { rememberLanguage } from "./remember";

/** On a page without a prefix: redirects to the visitor's language if it differs from the page's, and returns whether it did. The first supported language counts. */
export function negotiate(): boolean {
  const everyCode = { languageUtils: { getBestMatchFromCodes: (found: string[]) => found } };
  const detector = new LanguageDetector(everyCode, {
    order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
    // Of `ar-EG` the language alone.
    convertDetectedLanguage: (tag) => codes.find((code) => spoken(code) === spoken(tag)) ?? "",
  });
  const language = [detector.detect() ?? []].flat().find(isLanguage) ?? defaultLanguage;
  rememberLanguage(language);
  if (language === defaultLanguage) return false;
  const { search, hash } = window.location;
  const page = ownAddress(localizedPath(sitePath(), language));
  window.location.replace(withPrefix(page) + search + hash);
  return true;
}

const spoken = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
