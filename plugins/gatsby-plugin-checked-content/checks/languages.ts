import { codes, defaultLanguage } from "../../../shared/languages";
import { type JsonPath, type Problem, valueAt } from "../json-file";
import { t } from "../messages";
import { pluralFormOf, pluralFormsOf, withoutPluralForm } from "../plural-forms";
import type { LocaleFile, SiteFiles } from "../site/site-files";

/** Differences between languages: files, keys, plural forms, variables. Every language is compared with the default one. */
export function checkLanguages({ locales, names }: SiteFiles): Problem[] {
  return locales.flatMap((file) => {
    const { language, namespace } = file;
    const missing = codes
      .map((code) => `locales/${code}/${namespace}.json`)
      .filter((name) => !names.has(name));
    const others = locales.filter(
      (other) =>
        other.namespace === namespace &&
        other.language !== language &&
        [language, other.language].includes(defaultLanguage),
    );
    return [
      ...missing.map((name) => file.problem([], t("missingLanguage", { file: name }))),
      ...checkPluralForms(file),
      ...others.flatMap((other) => missingTexts(file, other)),
      // Reported once, at the translation.
      ...(language === defaultLanguage ? [] : others).flatMap((other) =>
        checkVariables(file, other),
      ),
    ];
  });
}

/** What the other file lacks below a path: a text, or the outermost group or entry around it. */
function missingTexts(file: LocaleFile, other: LocaleFile, path: JsonPath = []): Problem[] {
  const [own, theirs] = [file, other].map(({ value }) => valueAt(value, path));
  const keys = Object.keys(theirs ?? {}).map(withoutPluralForm);
  return Object.entries(own ?? {}).flatMap(([key, value]) => {
    const field = [...path, Array.isArray(own) ? Number(key) : key];
    const isGroup = typeof value === "object";
    if (keys.includes(withoutPluralForm(key)))
      return isGroup ? missingTexts(file, other, field) : [];
    const sentence = isGroup ? "missingEntry" : "missingText";
    return [file.problem(field, t(sentence, { file: other.name }))];
  });
}

function textsOf(file: LocaleFile) {
  const texts = new Map<string, { field: JsonPath; value: string; form?: string }[]>();
  for (const [field, value] of file.strings) {
    const key = withoutPluralForm(field.join("."));
    const form = pluralFormOf(String(field.at(-1)));
    texts.set(key, [...(texts.get(key) ?? []), { field, value, form }]);
  }
  return texts;
}

const variablesIn = (text: string): string[] => [...new Set(text.match(/\{\{[^{}]*\}\}/g))].sort();

function checkVariables(file: LocaleFile, other: LocaleFile): Problem[] {
  const theirs = textsOf(other);
  return [...textsOf(file)].flatMap(([key, texts]) => {
    const originals = theirs.get(key);
    if (!originals) return [];
    const expected = variablesIn(originals.map(({ value }) => value).join());
    return texts.flatMap(({ field, value, form }) => {
      const found = variablesIn(value);
      // A plural form may leave out its number.
      const missing = expected
        .filter((name) => !found.includes(name) && !(form && name === "{{count}}"))
        .map((name) => t("missingVariable", { variable: name, file: other.name }));
      const unknown = found
        .filter((name) => !expected.includes(name))
        .map((name) =>
          t("unknownVariable", {
            variable: name,
            file: other.name,
            known: expected[0] ? expected : t("noVariable"),
          }),
        );
      return [...missing, ...unknown].map((message) => file.problem(field, message));
    });
  });
}

function checkPluralForms(file: LocaleFile): Problem[] {
  const forms = pluralFormsOf(file.language);
  return [...textsOf(file)].flatMap(([key, texts]) => {
    const counted = texts.filter(({ form }) => form);
    const [first] = counted;
    const missing = forms
      .filter((own) => first && !counted.some(({ form }) => form === own))
      .map((form) => t("missingPluralForm", { name: `${key.split(".").at(-1)}_${form}`, forms }));
    return [
      ...missing.map((message) => file.problem(first?.field ?? [], message)),
      ...counted
        .filter(({ form = "" }) => !forms.includes(form))
        .map(({ field }) => file.problem(field, t("foreignPluralForm", { forms }))),
    ];
  });
}
