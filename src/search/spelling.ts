// Normalizes spelling, both for the index and for what a visitor types.
import { latinDigits } from "../shared/phone-digits";
import type { Stem } from "./stemmers";

/** Marks over and under letters, Arabic and Latin, and the tatweel that stretches a word. */
const marks = /[\p{M}\u0640]/gu;

/** The article, alone and with the particles written onto it. */
const article = /^(?:وال|بال|كال|فال|ال|لل)(?=.{2})/u;

/** What a word is indexed and looked up by: its normalized spelling, that of its stem, and the singulars that it may be a broken plural of. */
export function toTerms(word: string, stem: Stem): string[] {
  const plain = word.replace(marks, "").toLowerCase().replace(article, "");
  const spellings = [word, stem(plain)].map(normalizeWord);
  return [...new Set([...spellings, ...spellings.flatMap(singularsOf)])].filter(Boolean);
}

/** The patterns of Arabic plurals that change inside the word, in its normalized spelling, each with those of the singular. */
const brokenPlurals: [plural: RegExp, ...singulars: string[]][] = [
  // مصانع، مدارس؛ شواغر
  [/^([^ا]{2})ا([^ا]{2})$/, "$1$2"],
  [/^([^ا])وا([^اي]{2})$/, "$1ا$2"],
  // مشاريع، مفاتيح، تقارير؛ قوانين
  [/^([^ا]{2})ا([^ا])ي([^ا])$/, "$1$2و$3", "$1$2ا$3", "$1$2ي$3"],
  [/^([^ا])وا([^ا])ي([^ا])$/, "$1ا$2و$3"],
  // أبراج؛ أعمدة، أنظمة
  [/^ا([^ا]{2})ا([^ا])$/, "$1$2"],
  [/^ا([^ا]{2})([^ا])ه$/, "$1ا$2", "$1و$2"],
  // جسور
  [/^([^ا]{2})و([^ا])$/, "$1$2"],
];

/** The singulars that a word may be a broken plural of; none for most words. */
const singularsOf = (spelling: string): string[] =>
  brokenPlurals.flatMap(([plural, ...singulars]) =>
    plural.test(spelling) && /^[\u0621-\u064a]+$/.test(spelling)
      ? singulars.map((singular) => spelling.replace(plural, singular))
      : [],
  );

/** A word in its normalized spelling: without marks, article, hamza seats and case, with Arabic letters for their Persian and Urdu forms and Latin digits. */
export function normalizeWord(word: string): string {
  return latinDigits(word)
    .normalize("NFKD")
    .replace(marks, "")
    .replace(/\u0671/g, "ا")
    .replace(/[ةہھەۃ]/g, "ه")
    .replace(/[ىیے]/g, "ي")
    .replace(/[کڪ]/g, "ك")
    .toLowerCase()
    .replace(article, "");
}

const wordPattern = /[\p{L}\p{M}\p{N}\u0640]+/gu;

/** The words of a text as they are written. */
export function tokenize(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

interface Piece {
  text: string;
  isMatch: boolean;
}

/** How many characters an excerpt shows before its first match. */
const lead = 60;

/** Cuts a text into pieces, the words that match marked, around the first of them and no longer than a length. */
export function excerpt(text: string, isMatch: (word: string) => boolean, length = 180): Piece[] {
  const pieces: Piece[] = [];
  const words = [...text.matchAll(wordPattern)];
  const first = words.find(([word]) => isMatch(word))?.index ?? 0;
  const start = first > lead ? text.indexOf(" ", first - lead) + 1 : 0;
  const cut = text.indexOf(" ", start + length);
  const end = cut < 0 ? text.length : cut;
  let from = start;
  const add = (to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMatch });
    from = to;
  };
  for (const { index, 0: word } of words) {
    if (index < first) continue;
    if (index >= end) break;
    if (!isMatch(word)) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(end, false);
  if (start > 0) pieces.unshift({ text: "… ", isMatch: false });
  if (end < text.length) pieces.push({ text: "\u00a0…", isMatch: false });
  return pieces;
}
