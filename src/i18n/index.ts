/** What components import for languages and translations; code that runs in Node imports the files. No file outside this folder imports an i18n library. */
export { formatDate, formatMonth, formatNumber } from "../../shared/format";
export { type Language, languageRow, languages, otherLanguage } from "../../shared/languages";
export { hoursInWords } from "../../shared/opening-hours";
export { absoluteUrl, isCurrentPath, localizedPath, navigationPath } from "../../shared/urls";
export { requestedPath } from "../browser/requested-path";
export { LocalizedLink } from "./localized-link";
export { ownAddress } from "./own-address";
export {
  type ReadingTexts,
  StableTranslations,
  useLanguage,
  useReadingTexts,
  useTextOfKey,
  useTranslation,
} from "./translations";
export { loadRuntimeTranslations, useRuntimeTranslations } from "./use-runtime-translations";
