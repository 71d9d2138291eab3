const form = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form, so that languages with different forms can be compared: `results_few` is `results`. */
export function withoutPluralForm(key: string): string {
  return key.replace(form, "");
}

/** The plural form at the end of a key, if it has one. */
export function pluralFormOf(key: string): string | undefined {
  return form.exec(key)?.[1];
}

/** The plural forms that a language has, as in `zero, one, two, few, many, other` for Arabic. */
export function pluralFormsOf(language: string): string[] {
  const order = ["zero", "one", "two", "few", "many", "other"];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return order.filter((name) => pluralCategories.some((category) => category === name));
}

/** Texts by their key without plural forms. */
export function byMeaning<Text extends { key: string }>(texts: Text[]): Map<string, Text[]> {
  const groups = new Map<string, Text[]>();
  for (const text of texts) {
    const base = withoutPluralForm(text.key);
    groups.set(base, [...(groups.get(base) ?? []), text]);
  }
  return groups;
}
