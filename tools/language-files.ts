import { isFixed, isNoText } from "../src/content/checks/translations";
import { stringsIn, valueAt } from "../src/content/json-file";
import { pluralFormOf, pluralFormsOf, withoutPluralForm } from "../src/content/plural-forms";
import { scriptOf } from "../src/content/script";
import { localeOf, type SiteTexts } from "../src/content/site-files";
import { markUntranslated } from "../src/content/untranslated";
import { defaultLanguage, isLanguage, languages } from "../src/i18n/languages";

/** The language to translate from: one with the same script, or else the default language. */
export function nearestLanguage(language: string): string {
  const others = languages.filter(({ code }) => code !== language);
  const near = others.find(({ code }) => scriptOf(code) === scriptOf(language));
  return near?.code ?? defaultLanguage;
}

/** True for the code of a language as pages name it, with a script or a country where that matters. */
export const isLanguageCode = (code: string): boolean =>
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(code);

/** A row for the table of languages, as far as the platform knows the language. */
export function rowOf(code: string): string {
  const { language, script = "Latn", region = "" } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  const dir = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo"].includes(script) ? "rtl" : "ltr";
  const title = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  return `{ code: "${code}", name: "${title}", short: "${language.toUpperCase()}", dir: "${dir}", locale: "${language}-${region}", openGraph: "${language}_${region}" },`;
}

/** The files that change when a language is added. Each missing text is copied from another language and marked. */
export function filesWithLanguage(
  texts: SiteTexts,
  language: string,
  from: string,
): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [name, text] of texts) {
    if (name.startsWith("content/")) changed.set(name, withLanguage(text, language, from));
    const locale = localeOf(name);
    if (locale?.language !== from) continue;
    const target = `locales/${language}/${locale.namespace}.json`;
    const words = translated(text, texts.get(target), locale.namespace, language);
    changed.set(target, `${JSON.stringify(words, null, 2)}\n`);
  }
  return new Map([...changed].filter(([name, text]) => texts.get(name) !== text));
}

/** A file of texts in another language: each text as its file has it already, or else that of the source, marked. */
function translated(source: string, own: string | undefined, namespace: string, language: string) {
  const words = JSON.parse(source, (_key, value) =>
    value?.constructor === Object ? inForms(value, language) : value,
  );
  const done = JSON.parse(own ?? "{}");
  for (const [field, text] of stringsIn(words)) {
    const key = field.join(".");
    const isSame = isNoText(namespace, key) || isFixed(namespace, key);
    const group = valueAt(words, field.slice(0, -1)) as Record<string, unknown>;
    group[`${field.at(-1)}`] = valueAt(done, field) ?? (isSame ? text : markUntranslated(text));
  }
  return words;
}

/** A group of texts with the plural forms of the new language in place of those of its source. */
function inForms(group: Record<string, unknown>, language: string): Record<string, unknown> {
  const entries = Object.entries(group).flatMap(([key, value]) => {
    const form = pluralFormOf(key);
    if (form === undefined) return [[key, value]];
    if (form !== "other") return [];
    const base = withoutPluralForm(key);
    return pluralFormsOf(language).map((own) => [
      `${base}_${own}`,
      group[`${base}_${own}`] ?? value,
    ]);
  });
  return Object.fromEntries(entries);
}

/** A content file with one more value for each fact. */
function withLanguage(text: string, language: string, from: string): string {
  const content = JSON.parse(text, (_key, value) => {
    if (!isPair(value) || !value[from] || value[language]) return value;
    const isFile = /^(\/|https?:)|\.(svg|png)$/.test(value[from]);
    const file = value[from].replace(`-${from}.pdf`, `-${language}.pdf`);
    return { ...value, [language]: isFile ? file : markUntranslated(value[from]) };
  });
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** True for a fact with a value in each language. */
function isPair(value: unknown): value is Record<string, string> {
  if (value === null || typeof value !== "object") return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => isLanguage(key) && typeof text === "string")
  );
}
