import fs from "node:fs";
import { schemaNameOf } from "../../../src/content/content-schemas";
import { schemaFiles } from "../../../src/content/json-schemas";
import { readSiteTexts } from "../../../src/content/site-files";

const texts = readSiteTexts(".");
const content = [...texts.keys()].filter((name) => name.startsWith("content/"));

test.each([...schemaFiles()])("%s is as `npm run schemas` writes it", (name, text) => {
  expect(fs.readFileSync(name, "utf8")).toBe(text);
});

test.each(content)("%s names its schema for editors", (name) => {
  const { $schema } = JSON.parse(texts.get(name) ?? "");
  expect(new URL($schema, `file:///${name}`).pathname).toBe(
    `/schemas/${schemaNameOf(name)}.schema.json`,
  );
});

test("VS Code knows the schema of every file of texts that has its own", () => {
  const settings = JSON.parse(fs.readFileSync(".vscode/settings.json", "utf8"));
  const known = settings["json.schemas"].map(({ url }: { url: string }) => url.slice(2));
  const own = [...schemaFiles().keys()].filter((name) => name.endsWith("-locale.schema.json"));
  expect([...known].sort()).toEqual(own.sort());
});

test("each schema is one that is made", () => {
  const files = fs.readdirSync("schemas").map((name) => `schemas/${name}`);
  expect([...schemaFiles().keys()]).toEqual(expect.arrayContaining(files));
});
