import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../../src/content/check-content";
import { formatProblem } from "../../../src/content/json-file";
import { sharePicture } from "../../../src/content/share-pictures";
import { texts, writeFiles } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "shared-"));
  writeFiles(root);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const put = (...names: string[]) => {
  fs.mkdirSync(path.join(root, "static/og"), { recursive: true });
  for (const name of names) fs.writeFileSync(path.join(root, "static/og", name), "");
};
const notes = (changed = texts) =>
  checkContent(root, changed)
    .filter(({ isNote }) => isNote)
    .map(formatProblem);

test("a shared page shows its own picture, in the default language without one, or else the first page's", () => {
  expect(sharePicture(root, "/clients", "en")).toBeUndefined();
  put("home-ar.jpg");
  expect(sharePicture(root, "/clients", "en")).toBe("/og/home-ar.jpg");
  put("home-en.jpg");
  expect(sharePicture(root, "/clients", "en")).toBe("/og/home-en.jpg");
  put("clients-ar.jpg");
  expect(sharePicture(root, "/clients", "en")).toBe("/og/clients-ar.jpg");
  put("clients-en.jpg");
  expect(sharePicture(root, "/clients", "en")).toBe("/og/clients-en.jpg");
});

test("the check says which picture a page shows for want of its own", () => {
  put("home-ar.jpg");
  expect(notes()).toContain(
    "content/pages/home.json:3:3 › path: note: there is no picture static/og/home-en.jpg; a shared link shows /og/home-ar.jpg until npm run brand draws it",
  );
  put("home-en.jpg");
  expect(notes().join()).not.toContain("static/og");
});

test("the check says which language shows the company profile of another", () => {
  const site = JSON.parse(texts.get("content/site.json") ?? "");
  site.profile.en = site.profile.ar;
  const changed = new Map([...texts, ["content/site.json", JSON.stringify(site)]]);
  expect(notes(changed).join()).toContain(
    "profile.en: note: this is the company profile in the language ar; name another file, and npm run brand prints it",
  );
  expect(notes().join()).not.toContain("company profile");
});
