import { messages } from "../../../../src/content/messages";
import { foundWith, mistaken } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

/** The policy's words in both languages, with more fields added after one field. */
const withWords = (after: [ar: string, en: string], key: string) => ({
  ...mistaken("locales/ar/policy.json", `"${after[0]}"`, `"${after[0]}", "${key}": "عدل"`),
  ...mistaken("locales/en/policy.json", `"${after[1]}"`, `"${after[1]}", "${key}": "equity"`),
});

test("keywords beside a title are accepted, and no text counts as unused for them", () => {
  const words = withWords(["الإنصاف", "Fairness"], "keywords");
  expect(foundWith(words)).toEqual([]);
  expect(foundWith(words, true)).toEqual(foundWith({}, true));
});

test("keywords without the title that they belong to are refused in each language", () => {
  const found = foundWith(withWords(["الإنصاف", "Fairness"], "listKeywords"));
  expect(found.map(([place]) => place.replace(/:\d+:\d+/, ""))).toEqual([
    "locales/ar/policy.json fairness.listKeywords",
    "locales/en/policy.json fairness.listKeywords",
  ]);
  expect(new Set(found.map(([, message]) => message))).toEqual(
    new Set([messages.keywordsWithoutTitle("listTitle")]),
  );
});
