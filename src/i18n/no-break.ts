const openers =
  "a|an|the|of|in|on|at|to|by|for|from|with|and|or|no|not|every|من|إلى|على|في|عن|حتى|مع|بين|قبل|بعد|بلا|لا|ولا|أو|ثم|أن|كل";
/** A short word that opens a phrase. It stays with a long word only where a phone's line has room for both. */
const opener = new RegExp(`(?<=^|[\\s"“«(])(${openers}) (?=\\S{1,9}(?:\\s|$))`, "giu");
/** A number, which may be filled in later, and the word or sign after it. Four bare digits are a year, and no measure. */
const measure =
  /(?<![\p{L}\d.,])(?!\d{4} )([−-]?\d(?:[\d.,]*\d)?|\{\{(?:count|shown|metres)\}\}) (?=[\p{L}°])/gu;
/** So many characters at most are set as a heading: two lines of a phone. */
const headingLength = 80;

/** A text whose lines end neither between a number and its unit nor, in a heading, with a preposition. */
export function withoutLooseEnds(text: string): string {
  const measured = text.replace(measure, "$1\u00a0");
  return text.length > headingLength ? measured : measured.replace(opener, "$1\u00a0");
}
