import { messages, setMessageLanguage } from "../../../src/content/messages";
import { ar } from "../../../src/content/messages/ar";
import { en } from "../../../src/content/messages/en";
import { foundWith, mistaken } from "../fixtures/checked-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

afterEach(() => setMessageLanguage("en"));

const partners = "content/partners.json";

test.each([
  ["a text that is empty", partners, '"سندان للحديد"', '""', ar.emptyText],
  ["an address that is none", partners, "https://sindan", "sindan", ar.notWebAddress],
  ["a comma too few", partners, '"id": "sindan",', '"id": "sindan"', ar.notJson(ar.commaMissing)],
  [
    "a number that is a text",
    "content/site.json",
    "2016",
    '"2016"',
    ar.wrongType(ar.types.number ?? ""),
  ],
])("in Arabic %s is explained in Arabic", (_, file, from, to, sentence) => {
  setMessageLanguage("ar_SA.UTF-8");
  const [found] = foundWith(mistaken(file, from, to));
  expect(found?.[1]).toBe(sentence);
});

test.each(["en_GB.UTF-8", "C", "fr"])("the locale %s has the English sentences", (locale) => {
  setMessageLanguage(locale);
  expect(messages).toBe(en);
});
