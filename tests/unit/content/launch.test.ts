import fs from "node:fs";
import { formatProblem } from "../../../src/content/json-file";
import {
  checkLaunch,
  fileFingerprint,
  keptFile,
  valueFingerprint,
} from "../../../src/content/launch";
import { t } from "../../../src/content/messages";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const root = temporaryFolder();

/** What is left of another company's demonstration in a site of these files. */
function leftIn(files: Record<string, string>): string[] {
  const recorded = { "static/picture.jpg": "picture", LICENSE: "Copyright Sidra" };
  writeFiles(root, recorded);
  const fingerprints = [
    valueFingerprint("content/site.json", ["foundingYear"], 1970),
    valueFingerprint("content/partners.json", ["items", 0, "name", "en"], "Anvil"),
    ...Object.keys(recorded).map((name) => fileFingerprint(root, name)),
  ];
  fs.rmSync(root, { recursive: true });
  writeFiles(root, files);
  const names = ["Sidra", "سدرة", "sidra.example", "+966 11 000 0000"];
  const places = ["Basra", "البصرة", "1970"];
  const found = checkLaunch(root, { fingerprints, names, places, whole: "" });
  return found.map(formatProblem);
}

const site = '{ "foundingYear": 1970, "tagline": { "en": "Ours" } }';
const year = t("launchValue");
const licence = { LICENSE: "Copyright Sidra" };

test.each<[string, Record<string, string>, string[]]>([
  [
    "a fact, with what belongs there",
    { "content/site.json": site },
    [`content/site.json:1:3 › foundingYear: ${year}`],
  ],
  [
    "an entry, wherever it has moved in its list",
    { "content/partners.json": '{ "items": [{ "id": "own" }, { "name": { "en": "Anvil" } }] }' },
    [expect.stringContaining("items[1].name.en")],
  ],
  [
    "a picture under another name",
    { "static/ours.jpg": "picture" },
    [`static/ours.jpg:1:1 › ${t("launchFile")}`],
  ],
  ["a licence as it was", licence, [`LICENSE:1:1 › ${t("launchLicence")}`]],
  ["a licence with a line of the owner's own beside it", { LICENSE: "Copyright Sidra, Binaa" }, []],
  [
    "a guide with its name",
    { "README.md": "The website of Sidra" },
    [`README.md:1:1 › ${t("launchDocuments.readme")}`],
  ],
  [
    "a file that cannot be read",
    { "content/site.json": '{ "foundingYear": 1970 "x": 1 }' },
    [`content/site.json:1:24 › ${t("notJson", { advice: t("commaMissing") })}`],
  ],
])("what is left is named: %s", (_name, files, lines) => {
  expect(leftIn(files)).toEqual(lines);
});

test.each([
  ["a value", { "content/site.json": site }, "content/site.json:foundingYear"],
  ["a file", { "content/site.json": site }, "content/site.json"],
  ["a folder", { "content/site.json": site }, "content/"],
  [
    "an entry",
    { "content/partners.json": '{ "items": [{ "name": { "en": "Anvil" } }] }' },
    "content/partners.json:items[0]",
  ],
  ["a licence that stays as it is", licence, "LICENSE"],
])("what the owner keeps is no longer named: %s", (_name, files, place) => {
  expect(leftIn({ ...files, [keptFile]: JSON.stringify([place]) })).toEqual([]);
});

test("a kept file hides no text that names the demonstration: that is kept at its own place", () => {
  const file = "locales/en/own.json";
  const files = { [file]: '{ "text": "Sidra builds" }' };
  const named = [`${file}:1:3 › text: ${t("launchWord", { word: "Sidra" })}`];
  expect(leftIn({ ...files, [keptFile]: JSON.stringify([file]) })).toEqual(named);
  expect(leftIn({ ...files, [keptFile]: JSON.stringify([`${file}:text`]) })).toEqual([]);
});

test("a broken list of what the owner keeps is named", () => {
  expect(leftIn({ [keptFile]: '["LICENSE"' })).toEqual([
    expect.stringContaining(t("closingMissing", { bracket: "]" })),
  ]);
});

test.each([
  ["profile", '{ "title": "Sidra" }', "{}"],
  ["contact", '{ "hours": { "friday": { "title": "Sidra" } } }', '{ "openingHours": [] }'],
  ["panel", '{ "newsletter": { "text": "Sidra" } }', '{ "newsletter": false }'],
])("texts of what the owner leaves out are nobody's: %s", (namespace, texts, site) => {
  const left = (facts: string) =>
    leftIn({ "content/site.json": facts, [`locales/en/${namespace}.json`]: texts });
  expect(left(site)).toEqual([]);
  const all = '{ "profile": {}, "openingHours": [{ "id": "friday" }] }';
  expect(left(all)).toHaveLength(1);
});

test.each([
  ["وبسِدرة نبدأ", "سدرة"],
  ["SIDRA", "Sidra"],
  ["info@sidra.example", "Sidra"],
  ["+966 11 000 0000", "+966 11 000 0000"],
  ["https://binaa.sa", undefined],
  ["+966 11 412 7700", undefined],
  ["Sidras of the wood", undefined],
  ["Alsidra", undefined],
  ["سدرات", undefined],
])("%s in a text of one's own", (text, word) => {
  const lines = leftIn({ "locales/en/own.json": `{ "text": "${text}" }` });
  expect(lines).toEqual(
    word ? [`locales/en/own.json:1:3 › text: ${t("launchWord", { word })}`] : [],
  );
});

const binaa = '{ "name": { "en": "Binaa" }, "city": { "en": "Doha" }, "foundingYear": 2009 }';

test.each([
  ["Built in Basra", binaa, "Basra"],
  ["منذ عام 1970", binaa, "1970"],
  ["نبني بالبصرة", binaa, "البصرة"],
  ["Built in Doha since 2009", binaa, undefined],
  ["Built in Basra", binaa.replace("Doha", "Basra"), undefined],
  ["Since 1970", binaa.replace("2009", "1970"), undefined],
])(
  "the demonstration's city and year in a text, unless they are the owner's: %s",
  (text, own, word) => {
    const lines = leftIn({
      "content/site.json": own,
      "locales/en/own.json": JSON.stringify({ text }),
    });
    const inTexts = lines.filter((line) => line.startsWith("locales/"));
    expect(inTexts).toEqual(
      word ? [`locales/en/own.json:1:2 › text: ${t("launchWord", { word })}`] : [],
    );
  },
);
