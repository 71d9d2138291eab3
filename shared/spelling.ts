import { latinDigits } from "./phone-digits";
import type { Stem } from "./stemmers";

/** Marks over and under letters, Arabic and Latin, and the tatweel that stretches a word. */
const marks = /[\p{M}\u0640]/gu;

/** The article, alone and with the particles written onto it. */
const article = /^(?:وال|بال|كال|فال|ال|لل)(?=.{2})/u;

/** The terms that a word is indexed and found by: its normalized spelling, its stem, and the singulars that it may be a broken plural of. */
export function toTerms(word: string, stem: Stem): string[] {
  const bare = word.replace(marks, "").toLowerCase().replace(article, "");
  const spellings = [word, stem(bare)].map(normalizeWord);
  const singulars = spellings.flatMap((spelling) =>
    brokenPlurals.flatMap(([plural, ...forms]) =>
      plural.test(spelling) ? forms.map((form) => spelling.replace(plural, form)) : [],
    ),
  );
  return [...new Set([...spellings, ...singulars])].filter(Boolean);
}

/** The patterns of Arabic plurals that change inside the word, in its normalized spelling, each with those of the singular. */
const brokenPlurals: [plural: RegExp, ...singulars: string[]][] = [
  [/^([^ا]{2})ا([^ا]{2})$/, "$1$2"], // مصانع، مدارس
  [/^([^ا])وا([^اي]{2})$/, "$1ا$2"], // شواغر
  [/^([^ا]{2})ا([^ا])ي([^ا])$/, "$1$2و$3", "$1$2ا$3", "$1$2ي$3"], // مشاريع، مفاتيح، تقارير
  [/^([^ا])وا([^ا])ي([^ا])$/, "$1ا$2و$3"], // قوانين
  [/^ا([^ا]{2})ا([^ا])$/, "$1$2"], // أبراج
  [/^ا([^ا]{2})([^ا])ه$/, "$1ا$2", "$1و$2"], // أنظمة، أعمدة
  [/^([^ا]{2})و([^ا])$/, "$1$2"], // جسور
];

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
    .replace(/[ıßæœøđł]/g, (letter) => plain[letter] ?? "")
    .replace(article, "");
}

/** Letters that Unicode does not decompose. */
const plain: Record<string, string> = { ı: "i", ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l" };

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** The words of a text as they are written, and where; also where no spaces stand between them. */
const wordsIn = (text: string) =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);

/** The words of a text as they are written. */
export const tokenize = (text: string): string[] => wordsIn(text).map(({ segment }) => segment);

/** Cuts a text into pieces, the words that match marked, from shortly before the first of them and no longer than a length. */
export function excerpt(text: string, isMatch: (word: string) => boolean, length = 180) {
  const matches = wordsIn(text).filter(({ segment }) => isMatch(segment));
  const first = matches[0]?.index ?? 0;
  const start = first > 60 ? text.indexOf(" ", first - 60) + 1 : 0;
  const cut = text.indexOf(" ", start + length);
  const end = cut < 0 ? text.length : cut;
  const pieces = [{ text: start > 0 ? "… " : "", isMatch: false }];
  let from = start;
  for (const { index, segment } of matches.filter(({ index }) => index < end)) {
    pieces.push({ text: text.slice(from, index), isMatch: false });
    pieces.push({ text: segment, isMatch: true });
    from = index + segment.length;
  }
  pieces.push({ text: text.slice(from, end), isMatch: false });
  pieces.push({ text: end < text.length ? "\u00a0…" : "", isMatch: false });
  return pieces.filter((piece) => piece.text);
}
