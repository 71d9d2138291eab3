import { messages } from "../../../../src/content/messages";
import { testMistakes } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const site = "content/site.json";
const navigation = "content/navigation.json";
const policy = "content/pages/policy.json";

testMistakes([
  [
    "a part of a film without its words",
    site,
    '"caption": "services:meta.title"',
    '"caption": "services:meta.words"',
    [
      "content/site.json:59:9 film.chapters[0].caption",
      messages.unknownKey(
        "services:meta.words",
        "add it to locales/*/services.json, or correct it",
      ),
    ],
  ],
  [
    "a key that no text has",
    navigation,
    "navigation.whoWeAre",
    "navigation.whoAreWe",
    [
      "content/navigation.json:9:7 main[1].label",
      messages.unknownKey(
        "common:navigation.whoAreWe",
        messages.didYouMean("common:navigation.whoWeAre"),
      ),
    ],
  ],
  [
    "a key of a group",
    navigation,
    "common:navigation.home",
    "common:navigation",
    [
      "content/navigation.json:5:7 main[0].label",
      messages.groupOfTexts("common:navigation", "common:navigation.home"),
    ],
  ],
  [
    "a key of a file that is not there",
    navigation,
    "common:navigation.home",
    "comon:navigation.home",
    [
      "content/navigation.json:5:7 main[0].label",
      messages.missingFile("locales/ar/comon.json", messages.didYouMean("common")),
    ],
  ],
  [
    "words that a page does not load",
    policy,
    '"policy:fairness.text"',
    '"services:meta.title"',
    [
      "content/pages/policy.json:15:9 sections[0].paragraphs[0]",
      messages.wordsNotLoaded("services"),
    ],
  ],
  [
    "words that a template needs",
    "content/pages/home.json",
    /"services",\s*/,
    "",
    ["content/pages/home.json:5:3 namespaces", messages.wordsNeeded("home", "services")],
  ],
  [
    "words that are not there",
    policy,
    /\[\s*"policy"\s*\]/,
    '["policy", "polices"]',
    [
      "content/pages/policy.json:5:28 namespaces[1]",
      messages.missingFile("locales/ar/polices.json", messages.didYouMean("policy")),
    ],
  ],
  [
    "opening hours without words",
    site,
    '"id": "weekdays"',
    '"id": "friday"',
    [
      "content/site.json:38:7 openingHours[0].id",
      messages.unknownKey(
        "contact:hours.friday.title",
        messages.didYouMean("contact:hours.weekdays.title"),
      ),
    ],
    [
      "content/site.json:38:7 openingHours[0].id",
      messages.unknownKey(
        "contact:hours.friday.days",
        messages.didYouMean("contact:hours.weekdays.days"),
      ),
    ],
    [
      "content/site.json:38:7 openingHours[0].id",
      messages.unknownKey(
        "contact:hours.friday.time1",
        messages.didYouMean("contact:hours.weekdays.time1"),
      ),
    ],
    [
      "content/site.json:38:7 openingHours[0].id",
      messages.unknownKey(
        "contact:hours.friday.time2",
        messages.didYouMean("contact:hours.weekdays.time2"),
      ),
    ],
  ],
]);
