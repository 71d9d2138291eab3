import { messages } from "../../../../src/content/messages";
import { foundWith, testMistakes } from "../../fixtures/checked-site";
import { texts } from "../../fixtures/small-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const partners = "content/partners.json";
const site = "content/site.json";
const navigation = "content/navigation.json";
const vision = "content/vision.json";
const policy = "content/pages/policy.json";
const home = "locales/en/home.json";
const clients = "locales/en/clients.json";

testMistakes([
  [
    "a misspelt field",
    vision,
    '"alt"',
    '"atl"',
    ["content/vision.json:6:7 items[0].atl", messages.didYouMean("alt")],
  ],
  [
    "a field by half its name",
    clients,
    '"flagUrl"',
    '"flag"',
    ["locales/en/clients.json:7:7 items[0].flag", messages.didYouMean("flagUrl")],
  ],
  [
    "a field that nobody knows",
    site,
    '"email"',
    '"fax": "1",\n  "email"',
    ["content/site.json:16:3 fax", /not known here; .*email/],
  ],
  [
    "a missing field",
    site,
    / {2}"email":.*\n/,
    "",
    ["content/site.json:1:1 email", messages.missingField("email")],
  ],
  [
    "a missing language",
    vision,
    /,\s*"en": "A tower at sunset"/,
    "",
    ["content/vision.json:6:7 items[0].alt.en", messages.missingField("en")],
  ],
  [
    "a name that is no pair",
    partners,
    /"name": \{[^}]*\}/,
    '"name": "Sindan"',
    ["content/partners.json:6:7 items[0].name", messages.eachLanguage(["ar", "en"])],
  ],
  [
    "a number in quotes",
    site,
    "2016",
    '"2016"',
    ["content/site.json:35:3 foundingYear", messages.wrongType("a number without quotes")],
  ],
  [
    "a list that is none",
    site,
    /\[\s*"Su"\s*\]/,
    '"Su"',
    [
      "content/site.json:39:7 openingHours[0].days",
      messages.wrongType("a list in [square brackets]"),
    ],
  ],
  [
    "a text that is a number",
    home,
    '"Read more"',
    "5",
    ["locales/en/home.json:3:5 teaser.readMore", messages.wrongType('a text in "double quotes"')],
  ],
  [
    "a latitude that is none",
    site,
    "24.7",
    "124.7",
    ["content/site.json:28:5 geo.latitude", messages.tooHigh(90)],
  ],
  [
    "an unknown network",
    site,
    '"linkedin"',
    '"linkedn"',
    [
      "content/site.json:75:7 social[0].network",
      messages.notOneOf(
        ["facebook", "x", "snapchat", "tiktok", "instagram", "linkedin", "youtube"],
        messages.didYouMean("linkedin"),
      ),
    ],
  ],
  [
    "an unknown template",
    policy,
    '"text"',
    '"txt"',
    [
      "content/pages/policy.json:4:3 template",
      messages.notOneOf(
        ["home", "who-we-are", "services", "clients", "contact", "not-found", "text"],
        messages.didYouMean("text"),
      ),
    ],
  ],
  [
    "a wrong schema",
    vision,
    "vision.schema",
    "site.schema",
    ["content/vision.json:2:3 $schema", messages.wrongValue("../schemas/vision.schema.json")],
  ],
  [
    "a removed schema",
    vision,
    / {2}"\$schema".*\n/,
    "",
    [
      "content/vision.json:1:1 $schema",
      messages.missingField("$schema", "../schemas/vision.schema.json"),
    ],
  ],
  [
    "an empty list",
    navigation,
    /"legal": \[[\s\S]*?\]/,
    '"legal": []',
    ["content/navigation.json:25:3 legal", messages.tooFew],
  ],
  [
    "an emptied name",
    partners,
    '"سندان للحديد"',
    '" "',
    ["content/partners.json:7:9 items[0].name.ar", messages.emptyText],
  ],
  [
    "a name too long",
    site,
    '"Sidra"',
    '"Sidra and all its sister companies"',
    ["content/site.json:6:5 name.en", messages.tooLong(34, 20)],
  ],
  [
    "a key with a dot",
    home,
    '"readMore"',
    '"read.more"',
    ["locales/en/home.json:3:5 teaser.read.more", messages.unusableKey],
  ],
]);

test.each([
  [
    "a file that nothing knows",
    "content/partner.json",
    messages.didYouMean("content/partners.json"),
  ],
  ["a page in the wrong folder", "content/safety.json", messages.pageElsewhere],
])("%s is explained", (_name, file, advice) => {
  const text = file === "content/safety.json" ? texts.get("content/pages/policy.json") : "{}";
  expect(foundWith({ [file]: text ?? "" })).toEqual([
    [`${file}:1:1`, messages.unknownFile(advice)],
  ]);
});
