/** Scripts of languages that Unicode counts as several. */
const composed: Record<string, string> = {
  Jpan: "\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hani}",
  Kore: "\\p{sc=Hang}\\p{sc=Hani}",
  Hans: "\\p{sc=Hani}",
  Hant: "\\p{sc=Hani}",
};

/** True when most letters of a text are in the language's script, or when it has no letters. */
export function isInScriptOf(language: string, text: string): boolean {
  const { script = "Latn" } = new Intl.Locale(language).maximize();
  const own = new RegExp(`[${composed[script] ?? `\\p{sc=${script}}`}]`, "gu");
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(own) >= count(/\p{L}/gu) / 2;
}
