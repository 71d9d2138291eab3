import { codes, defaultLanguage } from "../../i18n/languages";
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
  const sound = new Map(
    locales.filter((file) => checkStructure(file).length === 0).map((file) => [file.name, file]),
  );
  return locales.flatMap((file) => {
    const { language, namespace } = localeOf(file.name) ?? {};
    if (!codes.some((code) => code === language)) {
      const folders = codes.map((code) => `locales/${code}/`).join(" and ");
      return [file.problem([], messages.wordsElsewhere(folders))];
    }
    const others = codes
      .filter((code) => code !== language)
      .map((code) => ({ code, name: `locales/${code}/${namespace}.json` }));
    const missing = others.filter(({ name }) => !names.has(name));
    return [
      ...missing.map(({ name }) => file.problem([], messages.missingLanguage(name))),
      ...checkPluralForms(file, String(language)),
      ...others
        // Every language is compared with the default one only.
        .filter(({ code }) => [language, code].includes(defaultLanguage) && sound.has(file.name))
        .flatMap(({ name }) => sound.get(name) ?? [])
        .flatMap((other) => [
          ...missingTexts(file, other),
          // Reported once, at the translation.
          ...(language === defaultLanguage ? [] : checkVariables(file, other)),
        ]),
    ];
  });
}

interface Text {
  field: JsonPath;
  value: string;
}

/** The texts of a file by key, all plural forms of one together. */
function textsOf(file: JsonFile): Map<string, Text[]> {
  const texts = new Map<string, Text[]>();
  for (const [field, value] of file.strings) {
    const key = withoutPluralForm(field.join("."));
    texts.set(key, [...(texts.get(key) ?? []), { field, value }]);
  }
  return texts;
}

/** What the other file lacks: a text, or the outermost group or entry around it. */
function missingTexts(file: JsonFile, other: JsonFile): Problem[] {
  const [own, theirs] = [textsOf(file), textsOf(other)];
  const missing = new Map<string, Problem>();
  for (const [key, [text]] of own) {
    if (theirs.has(key) || !text) continue;
    const { field } = text;
    const depth = field.findIndex(
      (_part, index) => valueAt(other.value, field.slice(0, index + 1)) === undefined,
    );
    const isGroup = depth >= 0 && depth < field.length - 1;
    const place = isGroup ? field.slice(0, depth + 1) : field;
    const nearest = didYouMean(
      key,
      [...theirs.keys()].filter((name) => !own.has(name)),
    );
    const message = isGroup
      ? messages.missingEntry(other.name)
      : messages.missingText(other.name, nearest);
    const id = isGroup ? place.join(".") : key;
    if (!missing.has(id)) missing.set(id, file.problem(place, message));
  }
  return [...missing.values()];
}

/** Variables of a translation that the other file does not have in the same text, and the other way round. */
function checkVariables(file: JsonFile, other: JsonFile): Problem[] {
  const theirs = textsOf(other);
  return [...textsOf(file)].flatMap(([key, texts]) => {
    const originals = theirs.get(key)?.map(({ value }) => value) ?? [];
    const expected = variablesIn(originals.join());
    return texts.flatMap(({ field, value }) => {
      if (originals.length === 0 || [value, ...originals].some(hasDamagedVariable)) return [];
      const found = variablesIn(value);
      const mayLeaveOut = pluralFormOf(String(field.at(-1))) ? "{{count}}" : "";
      return [
        ...expected
          .filter((name) => !found.includes(name) && name !== mayLeaveOut)
          .map((name) => file.problem(field, messages.missingVariable(name, other.name))),
        ...found
          .filter((name) => !expected.includes(name))
          .map((name) => file.problem(field, messages.unknownVariable(name, other.name, expected))),
      ];
    });
  });
}

function variablesIn(text: string): string[] {
  return [...new Set(text.match(/\{\{[^{}]*\}\}/g))].sort();
}

/** Plural forms that a counted text lacks, and those that its language does not have. */
function checkPluralForms(file: JsonFile, language: string): Problem[] {
  const forms = pluralFormsOf(language);
  return [...textsOf(file)].flatMap(([key, texts]) => {
    const counted = texts.flatMap(({ field }) => {
      const form = pluralFormOf(String(field.at(-1)));
      return form ? [{ field, form }] : [];
    });
    const [first] = counted;
    if (!first) return [];
    return [
      ...forms
        .filter((form) => !counted.some((text) => text.form === form))
        .map((form) => `${key.split(".").at(-1)}_${form}`)
        .map((name) => file.problem(first.field, messages.missingPluralForm(name, forms))),
      ...counted
        .filter(({ form }) => !forms.includes(form))
        .map(({ field }) => file.problem(field, messages.foreignPluralForm(forms))),
    ];
  });
}
