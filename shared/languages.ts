/** One row per language. What a new one needs besides: locales/README.md. */
export const languages = [
  { code: "ar", name: "العربية", short: "ع", dir: "rtl", locale: "ar-SA", openGraph: "ar_AR" },
  { code: "en", name: "English", short: "EN", dir: "ltr", locale: "en-GB", openGraph: "en_GB" },
] as const satisfies readonly LanguageRow[];

interface LanguageRow {
  /** The path prefix and the value of `<html lang>`. */
  code: string;
  /** The language's own name. */
  name: string;
  /** What the language switch shows on a small screen. */
  short: string;
  dir: "ltr" | "rtl";
  /** BCP 47 locale for numbers and dates. */
  locale: string;
  /** Locale as Facebook's list spells it, in which Arabic has no country. */
  openGraph: string;
}

export type Language = (typeof languages)[number]["code"];

export const defaultLanguage: Language = "ar";

export const codes: Language[] = languages.map(({ code }) => code);

/** Checks whether a value from outside (URL, cookie, storage) is one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return codes.some((code) => code === value);
}

/** The first row of another language, in which a page names the company too; undefined where the site has one language. */
export function otherLanguage(code: Language): (typeof languages)[number] | undefined {
  return languages.find((row) => row.code !== code);
}

/** The table's row of a language. */
export function languageRow(code: Language): LanguageRow {
  return languages.find((row) => row.code === code) ?? languages[0];
}
