import { z } from "zod";
import type { JsonPath } from "../json-file";

/** What a schema says of the field at a place; what it says of the group around it where the field says nothing. */
export function descriptionAt(schema: unknown, field: JsonPath): string | undefined {
  const own = z.globalRegistry.get(schema as z.ZodType)?.description;
  const [part, ...rest] = field;
  if (schema instanceof z.ZodOptional) return descriptionAt(schema.unwrap(), field) ?? own;
  if (part === undefined) return own;
  const inner =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodObject && typeof part === "string"
        ? schema.shape[part]
        : undefined;
  return (inner && descriptionAt(inner, rest)) ?? own;
}
