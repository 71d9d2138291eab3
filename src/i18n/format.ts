import { type Language, languageRow } from "./languages";

/** The site's calendar and digits, in every browser. */
const localeOf = (language: Language) => `${languageRow(language).locale}-u-ca-gregory-nu-latn`;

/** A month such as `2026-09` in words. */
export function formatMonth(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(month));
}

/** A day such as `2026-09-30` in words. */
export function formatDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(date));
}

/** A number with the thousands set apart. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** The name of a country, from its two letters. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(languageRow(language).locale, { type: "region" }).of(code) ?? code;
}
