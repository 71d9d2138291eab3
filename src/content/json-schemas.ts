import { z } from "zod";
import { contentSchemas } from "./content-schemas";
import { findWords } from "./field-words";
import { localeParts } from "./schemas/locale";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema of each content file, by the file's name in `schemas/`: what editors explain fields with. */
export function jsonSchemas(): Map<string, JsonSchema> {
  return new Map(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `${name}.schema.json`,
      z.toJSONSchema(schema, {
        target: "draft-7",
        io: "input",
        override: ({ zodSchema, jsonSchema, path }) => {
          const field = zodSchema as unknown as z.ZodType;
          if (field instanceof z.ZodOptional) return;
          const words = findWords(fieldPath(name, field, path), field, "en");
          if (words) jsonSchema.description = words.hint;
        },
      }),
    ]),
  );
}

/** The path of a field's words, from its place in the JSON Schema. */
function fieldPath(name: string, field: z.ZodType, place: (string | number)[]): string {
  const [part] = Object.entries(localeParts).find(([, schema]) => schema === field) ?? [];
  if (part) return part;
  const [keyword, property, ...rest] = place;
  if (keyword === undefined) return name;
  if (keyword === "properties") return fieldPath(`${name}.${property}`, field, rest);
  const inner = keyword === "items" ? "[]" : `.${keyword}`;
  return fieldPath(`${name}${inner}`, field, place.slice(1));
}
