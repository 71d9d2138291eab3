import { t } from "../../../src/content/messages";
import { foundWith, mistaken, testMistakes } from "../fixtures/checked-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

test("a title that holds the company's name may be as long as a title can be", () => {
  const title = "The site of Sidra, whose title is as long as titles can be";
  expect(title.length).toBeLessThanOrEqual(60);
  expect(foundWith(mistaken("locales/en/site.json", "The site", title))).toEqual([]);
});

test("a project's name is a title too", () => {
  const name = "A materials warehouse in the industrial city";
  const company = "Sidra Building";
  const found = foundWith({
    ...mistaken("content/projects/tower.json", "A tower at sunset", name),
    ...mistaken("content/site.json", '"Sidra"', `"${company}"`),
  });
  expect(found).toEqual([
    [
      "content/projects/tower.json:6:5 name.en",
      t("titleTooLong", { length: 61, company, maximum: 60 }),
    ],
  ]);
});

const long = "Our services in building and in restaurants";
const longTitle = "A site whose title is a good deal too long for engines";
const like = (name: string) => t("didYouMean", { name });
const noYear = t("missingVariable", { variable: "{{year}}", file: "locales/ar/common.json" });

testMistakes([
  ["en/common", "{{year}}", "{{year}", "footer.copyright", noYear],
  [
    "en/common",
    '"Our services"',
    `"${long}"`,
    "navigation.services",
    t("tooLong", { length: 43, maximum: 24 }),
  ],
  [
    "en/common",
    "{{year}}",
    "{{date}}",
    "footer.copyright",
    noYear,
    [
      "en/common:footer.copyright",
      t("unknownVariable", {
        variable: "{{date}}",
        file: "locales/ar/common.json",
        known: ["{{company}}", "{{year}}"],
      }),
    ],
  ],
  ["en/home", '"Read more"', '""', "whoWeAre.readMore", t("emptyText")],
  ["en/home", "Read more", "⟦شاهد الفيلم⟧", "whoWeAre.readMore", t("untranslated")],
  [
    "en/home",
    "Read more",
    "شاهد الفيلم",
    "whoWeAre.readMore",
    t("wrongScript", { language: "en" }),
  ],
  ["en/home", "Read more", "Read <b>more</b>", "whoWeAre.readMore", t("html")],
  ["en/home", "Read more", "Read **more**", "whoWeAre.readMore", t("markdown")],
  ["en/home", "Read more", "Read $t(more)", "whoWeAre.readMore", t("nesting")],
  ["en/home", "Read more", "\u200f\u00a0\ufeff", "whoWeAre.readMore", t("emptyText")],
  ["partners", "Sindan Steel", "\u2068\u2069", "items[0].name.en", t("emptyText")],
  [
    "en/home",
    '"Read more"',
    '"TODO write this"',
    "whoWeAre.readMore",
    t("placeholder", { words: "TODO" }),
  ],
  [
    "partners",
    "سندان للحديد",
    "Sindan Steel",
    "items[0].name.ar",
    t("wrongScript", { language: "ar" }),
  ],
  [
    "en/site",
    "The site",
    longTitle,
    "welcome",
    t("titleTooLong", { length: 62, company: "Sidra", maximum: 60 }),
  ],
  ["ar/home", '"readMore"', '"readMroe"', "whoWeAre.readMroe", like("readMore")],
  [
    "en/home",
    / *"readMore".*\n/,
    "",
    "whoWeAre.readMore",
    t("missingField", { field: '"readMore"' }),
  ],
  ["en/home", '"readMore"', '"more": "More", "readMore"', "whoWeAre.more", /not known here/],
  [
    "en/policy",
    '"fairness": {',
    '"honesty": { "title": "Honesty", "text": "We are." }, "fairness": {',
    "honesty",
    t("missingEntry", { file: "locales/ar/policy.json" }),
  ],
  [
    "ar/clients",
    /,\s*\{\s*"name": "مرسى"[^}]*\}/,
    "",
    "en/clients:items[1]",
    t("missingEntry", { file: "locales/ar/clients.json" }),
  ],
  [
    "ar/search",
    / {2}"results_few".*\n/,
    "",
    "results_zero",
    t("missingPluralForm", {
      name: "results_few",
      forms: ["zero", "one", "two", "few", "many", "other"],
    }),
  ],
  [
    "en/search",
    '"results_one"',
    '"results_two": "x",\n  "results_one"',
    "results_two",
    t("foreignPluralForm", { forms: ["one", "other"] }),
  ],
]);

test.each([
  ["en", "ar"],
  ["ar", "en"],
])("words missing in “%s” are named once", (language, other) => {
  const gone = `locales/${language}/policy.json`;
  expect(foundWith({ [gone]: null })).toEqual([
    [`locales/${other}/policy.json:1:1`, t("missingLanguage", { file: gone })],
  ]);
});

test("a page to read whose template is misspelt keeps the length of its texts", () => {
  const long = "We are fair to everyone. ".repeat(20).trim();
  const found = foundWith({
    ...mistaken("locales/en/policy.json", "We are fair.", long),
    ...mistaken("content/pages/policy.json", '"text"', '"story"'),
  });
  expect(found.map(([place]) => place)).toEqual(["content/pages/policy.json:4:3 template"]);
});

test.each(["greeting", "greetingKeywords"])(
  "a text that content could name and does not is a note, and so are keywords without a title: %s",
  (key) => {
    const changes = {
      ...mistaken("locales/ar/services.json", "{", `{ "${key}": "أهلا",`),
      ...mistaken("locales/en/services.json", "{", `{ "${key}": "Hello",`),
    };
    expect(foundWith(changes)).toEqual([]);
    const note = [`locales/ar/services.json:1:3 ${key}`, t("unusedText")];
    expect(foundWith(changes, true).filter(([place]) => place.includes(key))).toEqual([note]);
  },
);
