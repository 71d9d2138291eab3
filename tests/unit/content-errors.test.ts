import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../src/build/check";
import { formatProblem } from "../../src/build/json-file";

const repository = path.resolve(__dirname, "../..");
let copy: string;

beforeEach(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), "rukn-"));
  for (const folder of ["content", "locales", "static"]) {
    fs.cpSync(path.join(repository, folder), path.join(copy, folder), { recursive: true });
  }
});

afterEach(() => fs.rmSync(copy, { recursive: true }));

/** Changes a file's text in the copy and gives the lines that the check prints then. */
function linesAfter(file: string, change: (text: string) => string): string[] {
  const target = path.join(copy, file);
  const text = fs.readFileSync(target, "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  fs.writeFileSync(target, changed);
  return checkContent(copy).map(formatProblem);
}

test("the content of the repository is in order", () => {
  expect(checkContent(repository)).toEqual([]);
});

test("broken JSON is named with its file and place", () => {
  const lines = linesAfter("content/partners.json", (text) =>
    text.replace('"items": [', '"items": [,'),
  );
  expect(lines).toEqual([
    expect.stringMatching(/^content\/partners\.json:3:13 › .*not valid JSON/),
  ]);
});

test("a missing required field is named with its place", () => {
  const lines = linesAfter("content/site.json", (text) => text.replace(/ {2}"email":.*\n/, ""));
  expect(lines).toEqual([expect.stringMatching(/^content\/site\.json:1:1 › email: .*missing/)]);
});

test("a missing picture is named with its place", () => {
  const lines = linesAfter("content/vision.json", (text) =>
    text.replace("atrium.jpg", "atrum.jpg"),
  );
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/vision\.json:\d+:\d+ › items\[3\]\.image: .*content\/images\/vision\/atrum\.jpg/,
    ),
  ]);
});

test("a page whose words are missing in a language is named", () => {
  fs.rmSync(path.join(copy, "locales/en/policy.json"));
  const lines = checkContent(copy).map(formatProblem);
  expect(
    lines.some((line) => /^content\/pages\/policy\.json:.*locales\/en\/policy\.json/.test(line)),
  ).toBe(true);
});

test("a text that only one language has is named", () => {
  const lines = linesAfter("locales/ar/home.json", (text) =>
    text.replace('"readMore"', '"readOn"'),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^locales\/en\/home\.json:\d+:\d+ › whoWeAre\.readMore: /),
    ]),
  );
});
