const openers =
  "a|an|the|of|in|on|at|to|by|for|from|with|and|or|no|not|every|[وف]?(?:من|إلى|على|في|عن|حتى|مع|بين|قبل|بعد|بلا|لا|أو|ثم|أن|ما|لم|كل)";
/** A short word that opens a phrase. It stays with a long word only where a phone's line has room for both. */
const opener = new RegExp(`(?<=^|[\\s"“«(])(${openers}) (?=\\S{1,9}(?:\\s|$))`, "giu");
/** A number, which may be filled in later, and the word or sign after it. Four bare digits are a year, and no measure. */
const measure =
  /(?<![\p{L}\d.,])(?!\d{4} )([−-]?\d(?:[\d.,]*\d)?|\{\{(?:count|shown|metres)\}\}) (?=[\p{L}°])/gu;

/** A text whose lines end neither between a number and its unit nor with a preposition. */
export const withoutLooseEnds = (text: string): string =>
  text.replace(measure, "$1\u00a0").replace(opener, "$1\u00a0");
