import { t } from "../../../src/content/messages";
import { foundWith, mistaken } from "../fixtures/checked-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

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
