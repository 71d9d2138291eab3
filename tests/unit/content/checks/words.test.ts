import { messages } from "../../../../src/content/messages";
import { foundWith, mistaken, testMistakes } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const partners = "content/partners.json";
const home = "locales/en/home.json";
const common = "locales/en/common.json";

testMistakes([
  [
    "a translated variable",
    "locales/ar/common.json",
    "{{year}}",
    "{{السنة}}",
    ["locales/ar/common.json:8:5 footer.copyright", messages.damagedVariable],
  ],
  [
    "a damaged variable",
    common,
    "{{year}}",
    "{{year}",
    ["locales/en/common.json:8:5 footer.copyright", messages.damagedVariable],
  ],
  [
    "an empty text",
    home,
    '"Read more"',
    '""',
    ["locales/en/home.json:3:5 teaser.readMore", messages.emptyText],
  ],
  [
    "an untranslated text",
    home,
    "Read more",
    "⟦شاهد الفيلم⟧",
    ["locales/en/home.json:3:5 teaser.readMore", messages.untranslated],
  ],
  [
    "Arabic among the English words",
    home,
    "Read more",
    "شاهد الفيلم",
    ["locales/en/home.json:3:5 teaser.readMore", messages.wrongScript("en")],
  ],
  [
    "English among the Arabic names",
    partners,
    "سندان للحديد",
    "Sindan Steel",
    ["content/partners.json:7:9 items[0].name.ar", messages.wrongScript("ar")],
  ],
  [
    "HTML",
    home,
    "Read more",
    "Read <b>more</b>",
    ["locales/en/home.json:3:5 teaser.readMore", messages.html],
  ],
  [
    "Markdown",
    home,
    "Read more",
    "Read **more**",
    ["locales/en/home.json:3:5 teaser.readMore", messages.markdown],
  ],
  [
    "a text too long",
    common,
    '"Our services"',
    '"Our services in building and in restaurants"',
    ["locales/en/common.json:5:5 navigation.services", messages.tooLong(43, 24)],
  ],
]);

test("a page to read whose template is misspelt keeps the room of its texts: one mistake is one line", () => {
  const long = "We are fair to everyone. ".repeat(20).trim();
  const found = foundWith({
    ...mistaken("locales/en/policy.json", "We are fair.", long),
    ...mistaken("content/pages/policy.json", '"text"', '"story"'),
  });
  expect(found.map(([place]) => place)).toEqual(["content/pages/policy.json:4:3 template"]);
});
