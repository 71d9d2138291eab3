/** The one door to languages and words: nothing outside this folder imports an i18n library. */
export { useTranslation } from "react-i18next";
export { type Language, languageRow, languages } from "./languages";
export { LocalizedLink } from "./localized-link";
export { isCurrentPath, localizedPath, navigationPath } from "./urls";
export { useContentText, useLanguage } from "./words";
