import { messages } from "../../../../src/content/messages";
import { foundWith, testMistakes } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const common = "locales/en/common.json";

testMistakes([
  [
    "a text that only one language has",
    "locales/ar/home.json",
    '"readMore"',
    '"readOn"',
    ["locales/ar/home.json:2:3 teaser.readMore", messages.shownText],
    [
      "locales/ar/home.json:3:5 teaser.readOn",
      messages.missingText("locales/en/home.json", messages.didYouMean("teaser.readMore")),
    ],
    [
      "locales/en/home.json:3:5 teaser.readMore",
      messages.missingText("locales/ar/home.json", messages.didYouMean("teaser.readOn")),
    ],
  ],
  [
    "an entry that only one language has",
    "locales/ar/clients.json",
    /,\s*\{\s*"name": "مرسى"[^}]*\}/,
    "",
    ["locales/en/clients.json:9:5 items[1]", messages.missingEntry("locales/ar/clients.json")],
  ],
  [
    "a lost variable",
    common,
    "{{year}} ",
    "",
    [
      "locales/en/common.json:8:5 footer.copyright",
      messages.missingVariable("{{year}}", "locales/ar/common.json"),
    ],
  ],
  [
    "a variable of one language",
    common,
    "{{year}}",
    "{{date}}",
    [
      "locales/en/common.json:8:5 footer.copyright",
      messages.missingVariable("{{year}}", "locales/ar/common.json"),
    ],
    [
      "locales/en/common.json:8:5 footer.copyright",
      messages.unknownVariable("{{date}}", "locales/ar/common.json", ["{{company}}", "{{year}}"]),
    ],
  ],
  [
    "a missing plural form",
    "locales/ar/search.json",
    / {2}"results_few".*\n/,
    "",
    [
      "locales/ar/search.json:2:3 results_zero",
      messages.missingPluralForm("results_few", ["zero", "one", "two", "few", "many", "other"]),
    ],
  ],
  [
    "a plural form of another language",
    "locales/en/search.json",
    '"results_one"',
    '"results_two": "x",\n  "results_one"',
    ["locales/en/search.json:2:3 results_two", messages.foreignPluralForm(["one", "other"])],
  ],
]);

test.each([
  ["en", "ar"],
  ["ar", "en"],
])("words missing in “%s” are explained", (language, other) => {
  const gone = `locales/${language}/policy.json`;
  expect(foundWith({ [gone]: null })).toEqual([
    [`locales/${other}/policy.json:1:1`, messages.missingLanguage(gone)],
  ]);
});

test("words of a language that the site does not have are explained", () => {
  expect(foundWith({ "locales/de/home.json": "{}" })).toEqual([
    ["locales/de/home.json:1:1", messages.wordsElsewhere("locales/ar/ and locales/en/")],
  ]);
});
