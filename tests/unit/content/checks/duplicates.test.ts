import { messages } from "../../../../src/content/messages";
import { testMistakes } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const partners = "content/partners.json";
const site = "content/site.json";
const policy = "content/pages/policy.json";

testMistakes([
  [
    "an id twice",
    partners,
    '"jabla"',
    '"sindan"',
    ["content/partners.json:14:7 items[1].id", messages.sameName(0, "id", "sindan")],
  ],
  [
    "a number to call twice",
    site,
    /"\+966 50 000 0000"\n/,
    '"+966 11 000 0000"\n',
    ["content/site.json:20:5 phones[1]", messages.twiceInList("+966 11 000 0000")],
  ],
  [
    "two sections with one title, which nobody can tell apart in the contents",
    policy,
    /\}\s*\]/,
    '}, { "id": "again", "title": "policy:fairness.title", "paragraphs": ["policy:fairness.text"] }]',
    [
      "content/pages/policy.json:17:25 sections[1].title",
      messages.sameName(0, "title", "policy:fairness.title"),
    ],
  ],
  [
    "words loaded twice",
    policy,
    /\[\s*"policy"\s*\]/,
    '["policy", "policy"]',
    ["content/pages/policy.json:5:28 namespaces[1]", messages.twiceInList("policy")],
  ],
]);
