import { z } from "zod";
import type { JsonPath } from "../json-file";

/** A field of a group. */
export interface Field {
  name: string;
  /** Where it stands, such as `partners.items[].link`: its labels have the same path. */
  path: string;
  isRequired: boolean;
  /** Without the mark that it may be left out. */
  schema: z.ZodType;
  example?: unknown;
}

/** The fields of the group at a path, in their order. */
export function fieldsOf(group: z.ZodObject, path: string): Field[] {
  return Object.entries(group.shape).map(([name, field]) => {
    const outer = field as z.ZodType;
    const schema = required(outer);
    const { examples } = outer.meta() ?? schema.meta() ?? {};
    const [example] = Array.isArray(examples) ? examples : [];
    return { name, path: `${path}.${name}`, isRequired: outer === schema, schema, example };
  });
}

/** The schema of the field at a path of a file; undefined where it has no such field. */
export function schemaAt(schema: z.ZodType, field: JsonPath): z.ZodType | undefined {
  const [part, ...rest] = field;
  const group = required(schema);
  if (part === undefined) return group;
  if (group instanceof z.ZodArray) return schemaAt(group.element as z.ZodType, rest);
  if (!(group instanceof z.ZodObject)) return undefined;
  const inner = group.shape[part] ?? group.def.catchall;
  return inner && schemaAt(inner as z.ZodType, rest);
}

/** A schema without the mark that its field may be left out. */
export function required(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? required(schema.unwrap() as z.ZodType) : schema;
}
