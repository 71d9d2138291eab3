import fs from "node:fs";
import { isObjectType } from "graphql";
import { z } from "zod";
import { contentSchemas, schemaNameOf } from "../../../src/content/content-schemas";
import { generatedFiles } from "../../../src/content/generated-files";
import { jsonSchemas } from "../../../src/content/json-schemas";
import { layoutNamespaces } from "../../../src/content/layout-namespaces";
import { readSiteTexts } from "../../../src/content/site-files";
import { typeOf } from "../fixtures/build-faults";

const texts = readSiteTexts(".");
const content = [...texts.keys()].filter((name) => name.startsWith("content/"));

test.each([...generatedFiles()])("%s is as `npm run schemas` writes it", (name, text) => {
  expect(fs.readFileSync(name, "utf8")).toBe(text);
});

type JsonSchema = z.core.JSONSchema.JSONSchema;

function undescribed(schema: JsonSchema, place: string): string[] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    typeof property === "boolean"
      ? []
      : [
          ...(property.description ? [] : [`${place}.${name}`]),
          ...undescribed(property, `${place}.${name}`),
        ],
  );
  const { items } = schema;
  const entries = items && typeof items === "object" && !Array.isArray(items) ? items : {};
  return [...properties, ...(items ? undescribed(entries, `${place}[]`) : [])];
}

test.each([...jsonSchemas()])("every field of %s is described", (name, schema) => {
  expect(undescribed(schema, name)).toEqual([]);
});

test.each(content)("queries know the same fields of %s as its schema", (name) => {
  const schema: z.ZodType | undefined = contentSchemas[schemaNameOf(name) ?? "site"];
  const type = typeOf(name);
  const known = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  expect(known.sort()).toEqual(fields.filter((field) => field !== "$schema").sort());
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

test("every namespace is either typed, for code, or shown by a page's own keys", () => {
  const types = fs.readFileSync("src/i18n/i18next.d.ts", "utf8");
  const shown = content.flatMap((name) => JSON.parse(texts.get(name) ?? "").namespaces ?? []);
  const namespaces = [...texts.keys()]
    .filter((name) => name.startsWith("locales/ar/"))
    .map((name) => name.slice("locales/ar/".length, -".json".length));
  const forgotten = namespaces.filter(
    (name) => !types.includes(`/${name}.json"`) && ![...shown, "profile"].includes(name),
  );
  expect(forgotten).toEqual([]);
  for (const name of layoutNamespaces) expect(types).toContain(`/${name}.json"`);
});
