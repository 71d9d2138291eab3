const latin = "a|an|the|of|in|on|at|to|by|for|from|with|and|or|no|not|every";
const arabic = "[وف]?(?:من|إلى|على|في|عن|حتى|مع|بين|قبل|بعد|بلا|لا|أو|ثم|أن|ما|لم|كل)";
const opener = (words: string, next: number) =>
  new RegExp(`(?<=^|[\\s"“«(])(${words}) (?=\\S{1,${next}}(?:\\s|$))`, "giu");
/** A short word that opens a phrase stays with the next, where a phone's line has room for both. In a longer Latin text it does not: its lines are to end alike. */
const inHeading = opener(`${latin}|${arabic}`, 9);
const inText = opener(arabic, 9);
/** A short last word is no line of its own. */
const lastWord = /(\S) (?=\S{1,6}$)/gmu;
/** So many characters at most are set as a heading: two lines of a phone. */
const headingLength = 80;
/** A number, which may be filled in later, and the word or sign after it. Four bare digits are a year, and no measure. */
const measure =
  /(?<![\p{L}\d.,])(?!\d{4} )([−-]?\d(?:[\d.,]*\d)?|\{\{(?:count|shown|metres|time)\}\}) (?=[\p{L}°])/gu;

/** Words tied to one another for which a phone has no room where its text is twice as large: the first goes its way. */
const tooLong = /[^ \n\d{}]{16,}/g;

/** A percent sign after Arabic letters: unmarked, it would stand at the left of its number. */
const percent = /(?<=\p{Script=Arabic}.*(?:\d|\}\}))%/gu;

/** A text whose lines end neither between a number and its unit nor with a preposition. What a program has written on Windows breaks lines as elsewhere. */
export const withoutLooseEnds = (text: string): string =>
  [measure, ...(text.length > headingLength ? [inText, lastWord] : [inHeading])]
    .reduce((set, loose) => set.replace(loose, "$1\u00a0"), text.replaceAll("\r\n", "\n"))
    .replace(tooLong, (run) => run.replace("\u00a0", " "))
    .replace(percent, "\u200e%\u200e");
