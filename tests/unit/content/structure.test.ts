import { checkStructure, reservedKeys } from "../../../src/content/checks/structure";
import { formatProblem, JsonFile } from "../../../src/content/json-file";
import { t } from "../../../src/content/messages";
import { foundWith, mistaken, testMistakes } from "../fixtures/checked-site";
import { texts } from "../fixtures/small-site";

const like = (name: string) => t("didYouMean", { name });

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const partners = "content/partners.json";
const site = "content/site.json";
const policy = "content/pages/policy.json";
const home = "locales/en/home.json";

testMistakes([
  ["vision", '"focus"', '"fokus"', "items[0].fokus", like("focus")],
  [
    "vision",
    /,\s*"en": "A tower at sunset"/,
    "",
    "items[0].alt.en",
    t("missingField", { field: '"en"' }),
  ],
  [
    "vision",
    "vision.schema",
    "site.schema",
    "2:3 $schema",
    t("wrongValue", { value: "../schemas/vision.schema.json" }),
  ],
  [
    "vision",
    / {2}"\$schema".*\n/,
    "",
    "1:1 $schema",
    t("missingField", { field: '"$schema": "../schemas/vision.schema.json"' }),
  ],
  ["site", '"email"', '"fax": "1",\n  "email"', "fax", /not known here; .*email/],
  ["site", / {2}"email":.*\n/, "", "1:1 email", t("missingField", { field: '"email"' })],
  ["site", "2016", '"2016"', "foundingYear", t("wrongType", { type: "a number without quotes" })],
  [
    "site",
    /\[\s*"Su"\s*\]/,
    '"Su"',
    "openingHours[0].days",
    t("wrongType", { type: "a list in [square brackets]" }),
  ],
  ["site", "24.7", "124.7", "geo.latitude", t("tooHigh", { maximum: 90 })],
  ["site", '"linkedin"', '"linkedn"', "social[0].network", /one of .*facebook, x, .*`linkedin`/],
  [
    "site",
    '"Sidra"',
    '"Sidra and all its sister companies"',
    "name.en",
    t("tooLong", { length: 34, maximum: 20 }),
  ],
  [
    "partners",
    /"name": \{[^}]*\}/,
    '"name": "Sindan"',
    "items[0].name",
    t("eachLanguage", { example: '{ "ar": "…", "en": "…" }' }),
  ],
  ["partners", '"سندان للحديد"', '" "', "items[0].name.ar", t("emptyText")],
  [
    "en/home",
    '"Read more"',
    "5",
    "whoWeAre.readMore",
    t("wrongType", { type: 'text in "double quotes"' }),
  ],
  ["en/home", '"readMore"', '"read.more"', "whoWeAre.read.more", like("readMore")],
  ["pages/policy", '"text"', '"txt"', "template", /one of .*home, who-we-are, .*`text`/],
  ["navigation", /"legal": \[[\s\S]*?\]/, '"legal": []', "legal", t("tooFew")],
]);

const unknown = t("unknownFile", { advice: t("removeFile") });
const policyText = texts.get(policy) ?? "";

test.each<[string, string | null, string, string]>([
  ["content/milestone.json", "{}", "1:1", t("unknownFile", { advice: like("milestones") })],
  ["content/partner.json", "{}", "1:1", unknown],
  ["content/safety.json", policyText, "1:1", unknown],
  ["content/projects/Tower.json", "{}", "1:1", unknown],
  ["locales/de/home.json", "{}", "1:1", unknown],
  [site, null, "1:1", t("neededFile")],
])("%s", (file, text, place, message) => {
  expect(foundWith({ [file]: text })).toEqual([[`${file}:${place}`, message]]);
});

test("a needed page that is gone is named", () => {
  expect(foundWith({ "content/pages/not-found.json": null })).toEqual([
    ["content/pages:1:1", t("neededPage", { path: "/404", template: "not-found" })],
  ]);
});

test.each(reservedKeys)("“%s” is refused at the top of a file, and nowhere else", (key) => {
  const own = JSON.parse(texts.get("locales/en/policy.json") ?? "");
  const linesOf = (value: object) =>
    checkStructure(new JsonFile("locales/en/own.json", JSON.stringify(value))).map(
      ({ message }) => message,
    );
  expect(linesOf({ ...own, [key]: own.fairness })).toEqual([t("reservedKey")]);
  expect(linesOf({ ...own, other: own.fairness })).toEqual([]);
});

test("mistakes of all files are named at once, in their order", () => {
  const found = foundWith({
    ...mistaken(partners, /sindan.png(",\s*"link": ")https/, "S.png$1http"),
    ...mistaken(home, '"Read more"', '""'),
  });
  expect(found.map(([place]) => place.split(" ")[0])).toEqual([
    `${partners}:10:7`,
    `${partners}:11:7`,
    `${home}:3:5`,
  ]);
});

test("a problem is one line: file, place, field, what is wrong", () => {
  const problem = { file: site, line: 3, column: 5, field: "email", message: "wrong" };
  expect(formatProblem(problem)).toBe("content/site.json:3:5 › email: wrong");
  expect(formatProblem({ ...problem, field: "", isNote: true })).toBe(
    "content/site.json:3:5 › note: wrong",
  );
});
