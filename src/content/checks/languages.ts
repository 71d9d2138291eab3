import { codes, defaultLanguage, isLanguage } from "../../i18n/languages";
import { type JsonFile, type JsonPath, type Problem, valueAt } from "../json-file";
import { messages } from "../messages";
import { didYouMean } from "../nearest";
import { pluralFormOf, pluralFormsOf, withoutPluralForm } from "../plural-forms";
import { localeOf, type SiteFiles } from "../site-files";
import { checkStructure } from "./structure";
import { hasDamagedVariable } from "./words";

/** Differences between languages: files, keys, plural forms, variables. */
export function checkLanguages({ locales, names }: SiteFiles): Problem[] {
  // A malformed key is already reported.
  const sound = locales.filter((file) => checkStructure(file).length === 0);
  return locales.flatMap((file) => {
    const { language = "", namespace } = localeOf(file.name) ?? {};
    if (!isLanguage(language)) {
      const folders = codes.map((code) => `locales/${code}/`).join(" and ");
      return [file.problem([], messages.wordsElsewhere(folders))];
    }
    const missing = codes
      .map((code) => `locales/${code}/${namespace}.json`)
      .filter((name) => !names.has(name));
    // Every language is compared with the default one only.
    const compared = codes
      .filter((code) => code !== language && [language, code].includes(defaultLanguage))
      .map((code) => `locales/${code}/${namespace}.json`);
    const others = sound.filter(({ name }) => sound.includes(file) && compared.includes(name));
    return [
      ...missing.map((name) => file.problem([], messages.missingLanguage(name))),
      ...checkPluralForms(file, language),
      ...others.flatMap((other) => missingTexts(file, other)),
      // Reported once, at the translation.
      ...(language === defaultLanguage ? [] : others).flatMap((other) =>
        checkVariables(file, other),
      ),
    ];
  });
}

type Text = Record<"key" | "value", string> & { field: JsonPath; form?: string };

/** The texts of a file by key, all plural forms of one together. */
function textsOf(file: JsonFile): Map<string, Text[]> {
  const texts = new Map<string, Text[]>();
  for (const [field, value] of file.strings) {
    const key = withoutPluralForm(field.join("."));
    const form = pluralFormOf(String(field.at(-1)));
    texts.set(key, [...(texts.get(key) ?? []), { key, value, field, form }]);
  }
  return texts;
}

/** What the other file lacks: a text, or the outermost group or entry around it. */
function missingTexts(file: JsonFile, other: JsonFile): Problem[] {
  const [own, theirs] = [textsOf(file), textsOf(other)];
  const candidates = [...theirs.keys()].filter((name) => !own.has(name));
  const missing = [...own].flatMap(([key, [text]]) => (text && !theirs.has(key) ? [text] : []));
  return missing.map(({ key, field }) => {
    const depth = field.findIndex(
      (_part, index) => valueAt(other.value, field.slice(0, index + 1)) === undefined,
    );
    return depth >= 0 && depth < field.length - 1
      ? file.problem(field.slice(0, depth + 1), messages.missingEntry(other.name))
      : file.problem(field, messages.missingText(other.name, didYouMean(key, candidates)));
  });
}

/** Variables of a translation that the other file does not have in the same text, and the other way round. */
function checkVariables(file: JsonFile, other: JsonFile): Problem[] {
  const theirs = textsOf(other);
  return [...textsOf(file).values()].flat().flatMap(({ key, value, field, form }) => {
    const originals = theirs.get(key)?.map((text) => text.value) ?? [];
    if (originals.length === 0 || [value, ...originals].some(hasDamagedVariable)) return [];
    const [expected, found] = [variablesIn(originals.join()), variablesIn(value)];
    const missing = expected.filter((name) => !found.includes(name));
    const unknown = found.filter((name) => !expected.includes(name));
    return [
      // A plural form may leave out its number.
      ...missing
        .filter((name) => !form || name !== "{{count}}")
        .map((name) => file.problem(field, messages.missingVariable(name, other.name))),
      ...unknown.map((name) =>
        file.problem(field, messages.unknownVariable(name, other.name, expected)),
      ),
    ];
  });
}

const variablesIn = (text: string): string[] => [...new Set(text.match(/\{\{[^{}]*\}\}/g))].sort();

/** Plural forms that a counted text lacks, and those that its language does not have. */
function checkPluralForms(file: JsonFile, language: string): Problem[] {
  const forms = pluralFormsOf(language);
  return [...textsOf(file).values()].flatMap((texts) => {
    const counted = texts.filter(({ form }) => form);
    const missing = forms.filter((own) => !counted.some(({ form }) => form === own));
    const foreign = counted.filter(({ form }) => !forms.includes(String(form)));
    return [
      ...counted
        .slice(0, 1)
        .flatMap(({ key, field }) =>
          missing
            .map((form) => `${key.split(".").at(-1)}_${form}`)
            .map((name) => file.problem(field, messages.missingPluralForm(name, forms))),
        ),
      ...foreign.map(({ field }) => file.problem(field, messages.foreignPluralForm(forms))),
    ];
  });
}
