// Normalizes spelling, both for the index and for what a visitor types.
import { latinDigits } from "../shared/phone-digits";
import type { Stem } from "./stemmers";

/** Marks over and under letters, Arabic and Latin, and the tatweel that stretches a word. */
const marks = /[\p{M}\u0640]/gu;

/** The article, alone and with the particles written onto it. */
const article = /^(?:وال|بال|كال|فال|ال|لل)(?=.{2})/u;

/** What a word is indexed and looked up by: its normalized spelling, and that of its stem. */
export function toTerms(word: string, stem: Stem): string[] {
  const plain = word.replace(marks, "").toLowerCase().replace(article, "");
  return [...new Set([word, stem(plain)].map(normalizeWord))].filter(Boolean);
}

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
  if (end < text.length) pieces.push({ text: " …", isMatch: false });
  return pieces;
}
