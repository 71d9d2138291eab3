import fs from "node:fs";
import { z } from "zod";
import { contentSchemas } from "../content-schemas";
import { findLabels, guideLanguages } from "../field-labels";

/** Writes the JSON Schema of each content file into `schemas/`: code editors explain fields with them, in both languages. */
export function writeSchemas(): void {
  fs.mkdirSync("schemas", { recursive: true });
  for (const [name, schema] of Object.entries(contentSchemas)) {
    const json = z.toJSONSchema(schema, {
      target: "draft-7",
      io: "input",
      override: ({ zodSchema, jsonSchema, path }) => {
        const field = zodSchema as unknown as z.ZodType;
        if (field instanceof z.ZodOptional) return;
        const place = fieldPath(name, field, path);
        const hints = guideLanguages.flatMap((code) => findLabels(place, field, code)?.hint ?? []);
        if (hints.length > 0) jsonSchema.description = hints.join("\n\n");
      },
    });
    fs.writeFileSync(`schemas/${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`);
  }
}

/** The path of a field's labels, from its path in the JSON Schema. */
function fieldPath(name: string, field: z.ZodType, path: (string | number)[]): string {
  const [keyword, property, ...rest] = path;
  if (keyword === undefined) return name;
  if (keyword === "properties") return fieldPath(`${name}.${property}`, field, rest);
  const inner = keyword === "items" ? "[]" : `.${keyword}`;
  return fieldPath(`${name}${inner}`, field, path.slice(1));
}
