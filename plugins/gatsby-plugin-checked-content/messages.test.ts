import { dayCodes } from "../../shared/opening-hours";
import { foundWith, mistaken } from "../../tests/unit/fixtures/checked-site";
import { stringsIn } from "./json-file";
import { messageLanguage, setMessageLanguage, t } from "./messages";
import ar from "./messages/ar.json";
import en from "./messages/en.json";

jest.mock("../../shared/languages");

afterEach(() => setMessageLanguage("en"));

/** A value in an Arabic sentence: between invisible characters that keep its own order of reading. */
const isolated = (value: string) => `\u2068${value}\u2069`;
const partners = "content/partners.json";

test.each([
  ["a text that is empty", partners, '"سندان للحديد"', '""', ar.emptyText],
  [
    "a comma too few",
    partners,
    '"id": "sindan",',
    '"id": "sindan"',
    ar.notJson.replace("{{advice}}", isolated(ar.commaMissing)),
  ],
  [
    "an unknown value",
    "content/site.json",
    '"Su"',
    '"Xx"',
    ar.notOneOf.replace("{{allowed}}", dayCodes.map(isolated).join("، ")),
  ],
])("in Arabic %s is explained in Arabic", (_, file, from, to, sentence) => {
  setMessageLanguage("ar_SA.UTF-8");
  const [found] = foundWith(mistaken(file, from, to));
  expect(found?.[1]).toBe(sentence);
});

test.each(["en_GB.UTF-8", "C", "fr"])("the locale %s has the English sentences", (locale) => {
  setMessageLanguage(locale);
  expect(messageLanguage()).toBe("en");
  expect(t("emptyText")).toBe(en.emptyText);
});

test("both languages have the same messages, with the same placeholders", () => {
  const shape = (messages: object) =>
    stringsIn(messages).map(([key, text]) => [key.join("."), text.match(/\{\{\w+\}\}/g)?.sort()]);
  expect(shape(ar)).toEqual(shape(en));
});
