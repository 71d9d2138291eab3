import { messages as say } from "../../../src/content/messages";
import { foundWith, foundWithFile, mistaken, testMistakes } from "../fixtures/checked-site";
import { texts } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const home = "locales/en/home.json";

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
    ["content/projects/tower.json:6:5 name.en", say.titleTooLong(61, company, 60)],
  ]);
});

const long = "Our services in building and in restaurants";
const longTitle = "A site whose title is a good deal too long for engines";
const noYear = say.missingVariable("{{year}}", "locales/ar/common.json");

testMistakes([
  ["en/common", "{{year}}", "{{year}", "footer.copyright", noYear],
  ["en/common", '"Our services"', `"${long}"`, "navigation.services", say.tooLong(43, 24)],
  [
    "en/common",
    "{{year}}",
    "{{date}}",
    "footer.copyright",
    noYear,
    [
      "en/common:footer.copyright",
      say.unknownVariable("{{date}}", "locales/ar/common.json", ["{{company}}", "{{year}}"]),
    ],
  ],
  ["en/home", '"Read more"', '""', "teaser.readMore", say.emptyText],
  ["en/home", "Read more", "⟦شاهد الفيلم⟧", "teaser.readMore", say.untranslated],
  ["en/home", "Read more", "شاهد الفيلم", "teaser.readMore", say.wrongScript("en")],
  ["en/home", "Read more", "Read <b>more</b>", "teaser.readMore", say.html],
  ["en/home", "Read more", "Read **more**", "teaser.readMore", say.markdown],
  ["en/home", "Read more", "Read $t(more)", "teaser.readMore", say.nesting],
  ["en/home", "Read more", "\u200f\u00a0\ufeff", "teaser.readMore", say.emptyText],
  ["partners", "Sindan Steel", "\u2068\u2069", "items[0].name.en", say.emptyText],
  ["en/home", '"Read more"', '"TODO write this"', "teaser.readMore", say.placeholder("TODO")],
  ["partners", "سندان للحديد", "Sindan Steel", "items[0].name.ar", say.wrongScript("ar")],
  ["en/site", "The site", longTitle, "meta.title", say.titleTooLong(62, "Sidra", 60)],
  [
    "ar/home",
    '"readMore"',
    '"readOn"',
    "teaser.readOn",
    say.missingText("locales/en/home.json"),
    ["en/home:teaser.readMore", say.missingText("locales/ar/home.json")],
  ],
  [
    "ar/clients",
    /,\s*\{\s*"name": "مرسى"[^}]*\}/,
    "",
    "en/clients:items[1]",
    say.missingEntry("locales/ar/clients.json"),
  ],
  [
    "ar/search",
    / {2}"results_few".*\n/,
    "",
    "results_zero",
    say.missingPluralForm("results_few", ["zero", "one", "two", "few", "many", "other"]),
  ],
  [
    "en/search",
    '"results_one"',
    '"results_two": "x",\n  "results_one"',
    "results_two",
    say.foreignPluralForm(["one", "other"]),
  ],
]);

test.each([
  ["en", "ar"],
  ["ar", "en"],
])("words missing in “%s” are named once", (language, other) => {
  const gone = `locales/${language}/policy.json`;
  expect(foundWith({ [gone]: null })).toEqual([
    [`locales/${other}/policy.json:1:1`, say.missingLanguage(gone)],
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

test("a text that the code shows and no language has is a mistake", async () => {
  const code = 'const { t } = useTranslation("home"); t("teaser.readMore"); t("teaser.gone");';
  const found = await foundWithFile("src/sections/teaser.tsx", code);
  expect(found).toEqual([["locales/ar/home.json:1:1", say.textShown("teaser.gone")]]);
});

test("a text of the same name as a group that another file may leave out is missed too", async () => {
  const { film: _, ...site } = JSON.parse(texts.get("content/site.json") ?? "");
  const noFilm = { "content/site.json": JSON.stringify(site) };
  const code = 'const { t } = useTranslation("home"); t("film.gone");';
  const found = await foundWithFile("src/sections/teaser.tsx", code, false, noFilm);
  expect(found).toEqual([["locales/ar/home.json:1:1", say.textShown("film.gone")]]);
});

test.each(["greeting", "greetingKeywords"])(
  "a text that nothing shows is a note, and so are keywords without a title: %s",
  (key) => {
    const changes = {
      ...mistaken("locales/ar/home.json", "{", `{ "${key}": "أهلا",`),
      ...mistaken(home, "{", `{ "${key}": "Hello",`),
    };
    expect(foundWith(changes)).toEqual([]);
    const note = [`locales/ar/home.json:1:3 ${key}`, say.unusedText];
    expect(foundWith(changes, true).filter(([place]) => place.includes(key))).toEqual([note]);
  },
);
