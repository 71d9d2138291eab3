/** Scripts that are written in several of Unicode's. */
const composed: Record<string, string> = {
  Jpan: "\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hani}",
  Kore: "\\p{sc=Hang}\\p{sc=Hani}",
  Hans: "\\p{sc=Hani}",
  Hant: "\\p{sc=Hani}",
};

/** Says whether most letters of a text are in the script of a language; a text without letters passes. */
export function isInScriptOf(language: string, text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const script = new Intl.Locale(language).maximize().script ?? "Latn";
  const own = new RegExp(`[${composed[script] ?? `\\p{sc=${script}}`}]`, "u");
  return letters.filter((letter) => own.test(letter)).length >= letters.length / 2;
}
