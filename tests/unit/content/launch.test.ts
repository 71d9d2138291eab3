import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { formatProblem } from "../../../src/content/json-file";
import {
  checkLaunch,
  type Demonstration,
  fingerprint,
  fingerprintOf,
  keptFile,
  wordFingerprint,
} from "../../../src/content/launch";
import { messages } from "../../../src/content/messages";

/** A demonstration of another company. */
const demonstration: Demonstration = {
  files: { "static/og/home.jpg": "", "static/og/other.jpg": "x" },
  values: {
    "content/site.json": {
      foundingYear: fingerprint(["foundingYear"], 1970),
      "tagline.en": fingerprint(["tagline", "en"], "We build"),
    },
    "content/partners.json": { "items.name.en": fingerprint(["items", 0, "name", "en"], "Anvil") },
  },
  names: ["Sidra", "سدرة"].map(wordFingerprint),
  whole: "",
  texts: { LICENSE: "write who holds the rights" },
};

/** What is left in a site of these files: `3 of 4` for each file, and its lines. */
function leftIn(files: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "launch-"));
  for (const folder of ["content", "locales", "static"]) fs.mkdirSync(path.join(root, folder));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  const known = structuredClone(demonstration);
  if (files["static/ours.jpg"])
    known.files["static/og/home.jpg"] = fingerprintOf(root, "static/ours.jpg");
  const found = checkLaunch(root, known).map(({ file, all, left }) => ({
    file,
    count: `${left.length} of ${all}`,
    lines: left.map(formatProblem),
  }));
  fs.rmSync(root, { recursive: true });
  return found;
}

test("a fact of the demonstration is told by its value, with what belongs there and how many are left", () => {
  expect(
    leftIn({ "content/site.json": '{ "foundingYear": 1970, "tagline": { "en": "Ours" } }' }),
  ).toEqual([
    {
      file: "content/site.json",
      count: "1 of 2",
      lines: [
        `content/site.json:1:3 › foundingYear: ${messages.launchValue("The year that the counter runs up to.")}`,
      ],
    },
  ]);
});

test("an entry of the demonstration is found wherever it has moved in its list", () => {
  const [found] = leftIn({
    "content/partners.json":
      '{ "items": [{ "name": { "en": "Own" } }, { "name": { "en": "Anvil" } }] }',
  });
  expect(found?.lines.join()).toContain("items[1].name.en");
});

test("what the owner keeps is no longer listed", () => {
  const site = '{ "foundingYear": 1970 }';
  const kept = JSON.stringify(["content/site.json:foundingYear"]);
  expect(leftIn({ "content/site.json": site, [keptFile]: kept })).toEqual([]);
});

test.each([
  ['"Sidra builds"', messages.launchName],
  ['"نبني مع سدرة"', messages.launchName],
  ['"وبالسدرة نبدأ"', messages.launchName],
  ['"SIDRA"', messages.launchName],
  ['"info@company.example"', messages.launchAddress],
  ['"+966 11 000 0000"', messages.launchPhone],
])("%s must be replaced, even in a text of one's own", (value, message) => {
  const [found] = leftIn({ "locales/en/own.json": `{ "text": ${value} }` });
  expect(found?.lines).toEqual([`locales/en/own.json:1:3 › text: ${message}`]);
});

test.each(['"https://binaa.sa"', '"+966 11 412 7700"', '"Sidras of the wood"', '"سدرات"'])(
  "%s is a real owner's",
  (value) => {
    expect(leftIn({ "locales/en/own.json": `{ "text": ${value} }` })).toEqual([]);
  },
);

test("pictures are told by what they show, under any name, and a licence by the name in it", () => {
  expect(leftIn({ "static/ours.jpg": "picture", LICENSE: "Copyright Sidra" })).toEqual([
    { file: "static/", count: "1 of 1", lines: [`static/ours.jpg:1:1 › ${messages.launchFile}`] },
    { file: "LICENSE", count: "1 of 1", lines: ["LICENSE:1:1 › write who holds the rights"] },
  ]);
});
