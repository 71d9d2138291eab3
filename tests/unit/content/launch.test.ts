import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { formatProblem } from "../../../src/content/json-file";
import { checkLaunch } from "../../../src/content/launch";

/** The lines for a site of these files. */
function linesFor(files: Record<string, string | Buffer>): string[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  for (const folder of ["content", "locales", "static"]) fs.mkdirSync(path.join(root, folder));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  const lines = checkLaunch(root).map(formatProblem);
  fs.rmSync(root, { recursive: true });
  return lines;
}

const demonstration: [string, string][] = [
  ['"https://rukn.example"', "an address of the demonstration"],
  ['"info@rukn.example"', "an address of the demonstration"],
  ['"https://x.com/rukn_example"', "an address of the demonstration"],
  ['"+966 11 000 0000"', "a phone number of the demonstration"],
  ['"Rukn is a general contractor"', "the name of the demonstration"],
  ['"نبني مع ركن"', "the name of the demonstration"],
];

test.each(demonstration)("%s must be replaced", (value, what) => {
  expect(linesFor({ "content/site.json": `{\n  "fact": ${value}\n}` })).toEqual([
    `content/site.json:2:3 › fact: ${what}; write your own`,
  ]);
});

const own = [
  '"https://binaa.sa"',
  '"+966 11 412 7700"',
  '"Corners of the building"',
  '"أركان البناء"',
];

test.each(own)("%s is a real owner's", (value) => {
  expect(linesFor({ "content/site.json": `{ "fact": ${value} }` })).toEqual([]);
});

test("pictures of the demonstration are told by what they show, under any name", () => {
  const picture = fs.readFileSync("content/images/partners/sindan.png");
  expect(linesFor({ "content/images/ours.png": picture, "static/our.pdf": "ours" })).toEqual([
    "content/images/ours.png:1:1 › a picture or file of the demonstration; put your own in its place",
  ]);
});
