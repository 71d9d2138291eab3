const pattern = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form, so that languages with different forms can be compared: `results_few` is `results`. */
export const withoutPluralForm = (key: string): string => key.replace(pattern, "");

/** The plural form at the end of a key, if it has one. */
export const pluralFormOf = (key: string): string | undefined => pattern.exec(key)?.[1];

/** The plural forms that a language has, as in `zero, one, two, few, many, other` for Arabic. */
export function pluralFormsOf(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return ["zero", "one", "two", "few", "many", "other"].filter((form) =>
    pluralCategories.some((category) => category === form),
  );
}
