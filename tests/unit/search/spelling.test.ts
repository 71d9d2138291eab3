import { excerpt, normalizeWord, tokenize, toTerms } from "../../../shared/spelling";
import { loadStem } from "../../../shared/stemmers";

const marked = (text: string, terms: string[], length?: number) =>
  excerpt(text, (word) => terms.includes(normalizeWord(word)), length)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");

test("an excerpt marks a match as it is written, not as it is indexed", () => {
  expect(marked("نُدير المطاعم والفنادق", ["مطاعم"])).toBe("نُدير [المطاعم] والفنادق");
});

test("an excerpt begins shortly before the first match and says that it is a part", () => {
  const text = `${"before ".repeat(40)}tower ${"after ".repeat(60)}`;
  const found = marked(text, ["tower"], 120);
  expect(found).toMatch(/^… (before )+\[tower\] after .*\u00a0…$/);
  expect(found.length).toBeLessThan(150);
});

test("an excerpt leaves a text without a match as it is", () => {
  expect(marked("a < b & c", ["x"])).toBe("a < b & c");
});

test.each([
  ["شرکہ", "شركة"],
  ["ہیکل", "هيكل"],
  ["ھیکل", "هيكل"],
  ["بنایۃ", "بناية"],
  ["مبانے", "مباني"],
  ["৪২", "42"],
  ["٠٩", "09"],
  ["أُسّـــــس", "اسس"],
  ["مستشفى", "المستشفي"],
  ["وإدارة", "واداره"],
  ["للآلات", "والالات"],
  ["SIĞINAK", "sığınak"],
  ["Masse", "Maße"],
  ["bjaelker", "Bjælker"],
  ["oeuvre", "Œuvre"],
  ["sojler", "Søjler"],
  ["Duong", "Đường"],
  ["Lodz", "Łódź"],
])("%s, as another keyboard writes it, finds %s", (typed, indexed) => {
  expect(normalizeWord(typed)).toBe(normalizeWord(indexed));
});

test.each([
  ["学校", "利雅得的国际学校由我们公司承建"],
  ["コンクリート", "床はプレストレストコンクリートです"],
  ["โรงเรียน", "เราสร้างโรงเรียนนานาชาติ"],
])("%s is a word of %s, written without spaces", (word, text) => {
  expect(tokenize(text)).toContain(word);
  expect(marked(text, [normalizeWord(word)])).toContain(`[${word}]`);
});

test.each([
  ["مصنع", "المصانع"],
  ["قانون", "قوانين"],
  ["مشروع", "مشاريعنا"],
  ["برج", "أبراج"],
  ["عمود", "الأعمدة"],
  ["جسر", "جسور"],
])("%s and %s find the same", async (one, other) => {
  const [singular, plural] = [one, other].map((word) =>
    loadStem("ar").then((stem) => toTerms(word, stem)),
  );
  expect(await plural).toEqual(expect.arrayContaining((await singular)?.slice(0, 1) ?? []));
});
