import { type Language, languageRow } from "./languages";

/** The same digits, calendar and time zone in every browser. */
const fixed = { numberingSystem: "latn", calendar: "gregory", timeZone: "UTC" } as const;

const dates = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageRow(language).locale, { ...fixed, ...options });

/** A month such as `2026-09` in words. */
export const formatMonth = (month: string, language: Language): string =>
  dates(language, { month: "long", year: "numeric" }).format(new Date(month));

/** A day such as `2026-11-24` in words, by one of the two calendars, without the name of the era. Its number stays with its month. */
export function formatDate(
  date: string,
  language: Language,
  calendar: "gregory" | "islamic-umalqura" = "gregory",
): string {
  const format = dates(language, { calendar, day: "numeric", month: "long", year: "numeric" });
  const parts = format.formatToParts(new Date(date)).filter(({ type }) => type !== "era");
  const text = parts.map(({ value }) => value).join("");
  return text.trim().replace(" ", "\u00a0");
}

/** The name of a day such as `2026-11-24` in its week. */
export const formatWeekday = (date: string, language: Language): string =>
  dates(language, { weekday: "long" }).format(new Date(date));

const localeOf = (language: Language) => `${languageRow(language).locale}-u-nu-latn`;

/** A number with the thousands set apart, as `Intl.NumberFormat` takes its options. */
export function formatNumber(
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
) {
  return new Intl.NumberFormat(localeOf(language), options).format(value);
}

type Worth = { amount: number; currency: string; asBand?: boolean };

/** What a contract is worth, such as `SAR 212 million`, or between which round amounts it lies. */
export function formatWorth({ amount, currency, asBand }: Worth, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    notation: "compact",
    compactDisplay: "long",
    maximumFractionDigits: 1,
  });
  const unit = 10 ** Math.floor(Math.log10(amount));
  const bounds = [1, 2.5, 5, 10].map((step) => step * unit);
  const above = bounds.find((bound) => bound > amount) ?? amount;
  const below = bounds.findLast((bound) => bound <= amount) ?? amount;
  const worth = asBand ? format.formatRange(below, above) : format.format(amount);
  const number = worth.replaceAll(" ", "\u00a0");
  // In Latin letters the currency is its code, as in a bill of quantities.
  if (languageRow(language).dir === "ltr") return `${currency}\u00a0${number}`;
  const names = new Intl.DisplayNames(languageRow(language).locale, { type: "currency" });
  return `${number} ${names.of(currency)}`;
}

/** The name of a country, from its two letters. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(languageRow(language).locale, { type: "region" }).of(code) ?? code;
}

/** The name of a language in another. */
export function languageName(code: Language, language: Language): string {
  return new Intl.DisplayNames(languageRow(language).locale, { type: "language" }).of(code) ?? code;
}
