import { z } from "zod";
import { contentSchemas } from "./content-schemas";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema of each content file, by the file's name in `schemas/`: what editors explain fields with. */
export function jsonSchemas(): Map<string, JsonSchema> {
  return new Map(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `${name}.schema.json`,
      z.toJSONSchema(schema, { target: "draft-7", io: "input" }),
    ]),
  );
}
