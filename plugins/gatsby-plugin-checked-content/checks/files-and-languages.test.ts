import { foundWith, mistaken } from "../../../tests/unit/fixtures/checked-site";
import { texts } from "../../../tests/unit/fixtures/small-site";
import { formatProblem } from "../json-file";
import { t } from "../messages";

const like = (name: string) => t("didYouMean", { name });

jest.mock("../../../shared/languages");

const partners = "content/partners.json";
const site = "content/site.json";
const policy = "content/pages/policy.json";
const home = "locales/en/home.json";

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

test.each([
  ...["+39 06 0000 0000", "+225 07 00 00 00 00", "+20 100 000 0000", "+1 202 000 0000"],
  ...["info@شركة.السعودية", "i.n+f_o@bücher.example"],
])("%s is a number or a mail address", (value) => {
  const example = value.includes("@") ? "info@company.example" : "+966 11 000 0000";
  expect(foundWith(mistaken("content/site.json", example, value))).toEqual([]);
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

/** A JSON file of the small site after a change. */
// biome-ignore lint/suspicious/noExplicitAny: each file has a shape of its own.
function edited(name: string, change: (value: any) => void): Record<string, string> {
  const value = JSON.parse(texts.get(name) ?? "");
  change(value);
  return { [name]: JSON.stringify(value) };
}

test("a site without stages can do without the section that leads to them, and one with stages cannot", () => {
  const noTexts = Object.assign(
    {},
    ...["ar", "en"].map((language) =>
      edited(`locales/${language}/home.json`, (texts) => delete texts.stages),
    ),
  );
  expect(foundWith({ ...noTexts, "content/stages.json": null })).toEqual([]);
  expect(foundWith(noTexts)).toEqual(
    ["ar", "en"].map((code) => [
      `locales/${code}/home.json:1:1 stages`,
      t("textShown", { key: "stages" }),
    ]),
  );
});

test("a Node that knows English alone is named, and no plural form of Arabic", () => {
  const known = jest.spyOn(Intl.PluralRules, "supportedLocalesOf").mockReturnValue([]);
  expect(foundWith({}).map(([, message]) => message)).toEqual([t("smallIcu")]);
  known.mockRestore();
});
