import fs from "node:fs";
import { formatProblem } from "../../../plugins/gatsby-plugin-checked-content/json-file";
import { t } from "../../../plugins/gatsby-plugin-checked-content/messages";
import { checkLaunch, fileHash } from "../../../tools/launch";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const root = temporaryFolder();

/** What is left of another company's demonstration in a site of these files. */
function leftIn(files: Record<string, string>): string[] {
  fs.rmSync(root, { recursive: true });
  writeFiles(root, { "picture.jpg": "picture", ...files });
  return checkLaunch(root, {
    names: ["Sidra", "سدرة", "sidra.example", "+966 11 000 0000"],
    places: ["Basra", "البصرة", "1970"],
    files: [`00000000 ${fileHash(root, "picture.jpg")}`],
  }).map(formatProblem);
}

test.each<[string, Record<string, string>, string[]]>([
  [
    "a picture under another name",
    { "static/ours.jpg": "picture", "static/own.jpg": "own" },
    [`static/ours.jpg:1:1 › ${t("launchFile")}`],
  ],
  [
    "a guide with its name",
    { "README.md": "The website of Sidra" },
    [`README.md:1:1 › ${t("launchWord", { word: "Sidra" })}`],
  ],
  [
    "the flag of the demonstration",
    { "package.json": '{ "demonstration": true }' },
    [`package.json:1:1 › ${t("launchFlag")}`],
  ],
  [
    "a file that cannot be read",
    { "content/site.json": '{ "foundingYear": 1970 "x": 1 }' },
    [`content/site.json:1:24 › ${t("notJson", { advice: t("commaMissing") })}`],
  ],
])("what is left is named: %s", (_name, files, lines) => {
  expect(leftIn(files)).toEqual(lines);
});

const doha = { city: { en: "Doha" }, foundingYear: 2009 };

test.each([
  ["وبسِدرة نبدأ", "سدرة"],
  ["SIDRA", "Sidra"],
  ["info@sidra.example", "Sidra"],
  ["images/sidra.png", "Sidra"],
  ["+966 11 000 0000", "+966 11 000 0000"],
  ["https://binaa.sa", undefined],
  ["+966 11 412 7700", undefined],
  ["Sidras of the wood", undefined],
  ["Alsidra", undefined],
  ["سدرات", undefined],
  ["Built in Basra", "Basra"],
  ["منذ عام 1970", "1970"],
  ["نبني بالبصرة", "البصرة"],
  ["Built in Doha since 2009", undefined],
  ["Built in Basra", undefined, { ...doha, city: { en: "Basra" } }],
  ["Since 1970", undefined, { ...doha, foundingYear: 1970 }],
])("“%s” in a text of one's own", (text, word, facts = doha) => {
  const lines = leftIn({
    "content/site.json": JSON.stringify(facts),
    "locales/en/own.json": JSON.stringify({ text }),
  });
  const message = word && `locales/en/own.json:1:2 › text: ${t("launchWord", { word })}`;
  expect(lines).toEqual(message ? [message] : []);
});
