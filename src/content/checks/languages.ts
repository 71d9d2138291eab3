import { codes, defaultLanguage } from "../../i18n/languages";
import type { JsonFile, JsonPath, Problem } from "../json-file";
import { messages } from "../messages";
import { localeOf, type SiteFiles, valueAt } from "../site-files";
import { didYouMean } from "./nearest";
import { byMeaning, pluralFormOf, pluralFormsOf, withoutPluralForm } from "./plural-forms";
import { checkStructure } from "./structure";
import { hasDamagedVariable } from "./words";

/** Differences between languages: files, keys, plural forms, variables. */
export function checkLanguages({ locales, names }: SiteFiles): Problem[] {
  // A malformed key is already reported.
  const sound = locales.filter((file) => checkStructure(file).length === 0);
  const byName = new Map(sound.map((file) => [file.name, file]));
  return locales.flatMap((file) => {
    const place = localeOf(file.name);
    if (!place || !codes.some((code) => code === place.language)) return [strayFile(file)];
    const missing = codes
      .map((code) => `locales/${code}/${place.namespace}.json`)
      .filter((name) => !names.has(name))
      .map((name) => file.problem([], messages.missingLanguage(name)));
    const others = codes.filter((code) => code !== place.language);
    const compared = others.flatMap((other) => {
      const theirs = byName.get(`locales/${other}/${place.namespace}.json`);
      // Every language is compared with the default one only.
      const counts = place.language === defaultLanguage || other === defaultLanguage;
      const isSound = byName.has(file.name);
      return theirs && counts && isSound ? compare(file, theirs, place.language) : [];
    });
    return [...missing, ...checkPluralForms(file, place.language), ...compared];
  });
}

function strayFile(file: JsonFile): Problem {
  const folders = codes.map((code) => `locales/${code}/`).join(" and ");
  return file.problem([], messages.wordsElsewhere(folders));
}

interface Text {
  field: JsonPath;
  key: string;
  value: string;
}

function textsOf(file: JsonFile): Text[] {
  return file.strings.map(([field, value]) => ({
    field,
    key: field.join("."),
    value,
  }));
}

function compare(file: JsonFile, other: JsonFile, language: string): Problem[] {
  const theirs = byMeaning(textsOf(other));
  const own = textsOf(file);
  const ownKeys = new Set(own.map(({ key }) => withoutPluralForm(key)));
  const unmatched = [...theirs.keys()].filter((key) => !ownKeys.has(key));
  const seen = new Set<string>();
  return own.flatMap(({ field, key, value }) => {
    const translations = theirs.get(withoutPluralForm(key));
    if (translations === undefined) {
      const place = missingPlace(other, field);
      const base = withoutPluralForm(place.join("."));
      if (seen.has(base)) return [];
      seen.add(base);
      if (place.length < field.length)
        return [file.problem(place, messages.missingEntry(other.name))];
      const nearest = didYouMean(base, unmatched);
      return [file.problem(field, messages.missingText(other.name, nearest))];
    }
    // Reported once, at the translation.
    if (language === defaultLanguage) return [];
    if ([value, ...translations.map((text) => text.value)].some(hasDamagedVariable)) return [];
    const expected = variablesIn(translations.map((text) => text.value).join());
    const found = variablesIn(value);
    const mayLeaveOut = pluralFormOf(key) === undefined ? "" : "{{count}}";
    return [
      ...expected
        .filter((name) => !found.includes(name) && name !== mayLeaveOut)
        .map((name) => file.problem(field, messages.missingVariable(name, other.name))),
      ...found
        .filter((name) => !expected.includes(name))
        .map((name) => file.problem(field, messages.unknownVariable(name, other.name, expected))),
    ];
  });
}

/** The outermost part of a path that the other file lacks: an entry, a group, or the text itself. */
function missingPlace(other: JsonFile, field: JsonPath): JsonPath {
  const depth = field.findIndex(
    (_part, index) => valueAt(other.value, field.slice(0, index + 1)) === undefined,
  );
  return depth < 0 ? field : field.slice(0, depth + 1);
}

function checkPluralForms(file: JsonFile, language: string): Problem[] {
  const plurals = textsOf(file).filter(({ key }) => pluralFormOf(key) !== undefined);
  const forms = pluralFormsOf(language);
  return [...byMeaning(plurals)].flatMap(([base, texts]) => {
    const present = texts.map(({ key }) => pluralFormOf(key) ?? "");
    const [first] = texts;
    return [
      ...forms
        .filter((form) => !present.includes(form))
        .map((form) => {
          const name = `${base.split(".").at(-1)}_${form}`;
          return file.problem(first?.field ?? [], messages.missingPluralForm(name, forms));
        }),
      ...texts
        .filter(({ key }) => !forms.includes(pluralFormOf(key) ?? ""))
        .map(({ field }) => file.problem(field, messages.foreignPluralForm(forms))),
    ];
  });
}

function variablesIn(text: string): string[] {
  return [...new Set(text.match(/\{\{[^{}]*\}\}/g))].sort();
}
