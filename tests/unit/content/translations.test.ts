import { t } from "../../../src/content/messages";
import { foundWith, mistaken } from "../fixtures/checked-site";

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
    ...mistaken("content/projects/tower.json", "Office tower with a glass facade", name),
    ...mistaken("content/site.json", '"Sidra"', `"${company}"`),
  });
  expect(found).toEqual([
    [
      "content/projects/tower.json:5:5 name.en",
      t("titleTooLong", { length: 61, company, maximum: 60 }),
    ],
  ]);
});

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
