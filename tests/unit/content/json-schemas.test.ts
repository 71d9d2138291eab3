import { schemaNameOf } from "../../../src/content/content-schemas";
import { readSiteTexts } from "../../../src/content/site-files";

const texts = readSiteTexts(".");
const content = [...texts.keys()].filter((name) => name.startsWith("content/"));

test.each(content)("%s names its schema for editors", (name) => {
  const { $schema } = JSON.parse(texts.get(name) ?? "");
  expect(new URL($schema, `file:///${name}`).pathname).toBe(
    `/schemas/${schemaNameOf(name)}.schema.json`,
  );
});
