import fs from "node:fs";
import { schemaNameOf } from "../../../src/content/content-schemas";
import { generatedFiles, jsonSchemas } from "../../../src/content/generated-files";
import { readSiteTexts } from "../../../src/content/site-files";

const texts = readSiteTexts(".");
const content = [...texts.keys()].filter((name) => name.startsWith("content/"));

test.each([...generatedFiles()])("%s is as `npm run schemas` writes it", (name, text) => {
  expect(fs.readFileSync(name, "utf8")).toBe(text);
});

test.each(content)("%s names its schema for editors", (name) => {
  const { $schema } = JSON.parse(texts.get(name) ?? "");
  expect(new URL($schema, `file:///${name}`).pathname).toBe(
    `/schemas/${schemaNameOf(name)}.schema.json`,
  );
});

test("VS Code finds a schema for every file", () => {
  const settings = JSON.parse(fs.readFileSync(".vscode/settings.json", "utf8"));
  const mapped = settings["json.schemas"].map(({ url }: { url: string }) => url.split("/").at(-1));
  expect(mapped.sort()).toEqual([...jsonSchemas().keys()].sort());
});
