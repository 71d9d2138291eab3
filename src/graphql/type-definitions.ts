import { z } from "zod";
import { required } from "../content/schemas/field-tree";
import { fieldRoles, typeNames } from "../content/schemas/fields";
import { isLanguage } from "../i18n/languages";

/** The types of entries that fields name. */
const entryTypes = { cities: "City", sectors: "Sector", projects: "ContentProject" };

/** Types by their names, each as GraphQL's schema language writes it. */
type Types = Map<string, string>;

/**
 * The GraphQL types of content files, from their schemas: each schema by the name of its nodes' type. Throws on a
 * group of fields without a name, on two with the same one, and on a field that GraphQL has no type for.
 */
export function typeDefinitions(schemas: Record<string, z.ZodObject>): string {
  const types: Types = new Map();
  // Not inferred: queries must work with an empty list or a missing optional field.
  for (const [name, schema] of Object.entries(schemas))
    declare(types, name, `type ${name} implements Node @dontInfer ${fieldsOf(schema, types)}`);
  return [...types.values()].join("\n\n");
}

function declare(types: Types, name: string, definition: string): void {
  if ((types.get(name) ?? definition) !== definition)
    throw new Error(`Two schemas are called ${name}: give one of them another name.`);
  types.set(name, definition);
}

function fieldsOf({ shape }: z.ZodObject, types: Types): string {
  const fields = (Object.entries(shape) as [string, z.ZodType][])
    .filter(([name]) => name !== "$schema")
    .map(([name, schema]) => `  ${name}: ${fieldTypeOf(schema, types)}${directiveOf(schema)}`);
  return `{\n${fields.join("\n")}\n}`;
}

/** The type of a field that is resolved, and the directive that does so: to the value in a language, to the file or the entry that it names. */
function resolvedOf(schema: z.ZodType): [type?: string, directive?: string] {
  if (schema instanceof z.ZodObject && Object.keys(schema.shape).every(isLanguage)) {
    const [first] = Object.values(schema.shape) as [z.ZodType];
    const isDrawing = fieldRoles.get(required(first))?.kind === "drawing";
    return ["String", isDrawing ? " @drawing" : " @localized"];
  }
  if (typeNames.get(schema)?.name === "Focus") return ["String", " @focus"];
  const role = fieldRoles.get(schema);
  if (role?.kind === "entry") return [entryTypes[role.list], ` @entry(list: "${role.list}")`];
  return role?.kind === "image" ? ["File", " @fileByRelativePath"] : [];
}

function directiveOf(schema: z.ZodType): string {
  const inner = required(schema);
  if (inner instanceof z.ZodArray) return directiveOf(inner.element as z.ZodType);
  return resolvedOf(inner)[1] ?? "";
}

function fieldTypeOf(schema: z.ZodType, types: Types): string {
  const inner = required(schema);
  return inner === schema ? `${typeOf(schema, types)}!` : typeOf(inner, types);
}

function typeOf(schema: z.ZodType, types: Types): string {
  const [resolved] = resolvedOf(schema);
  if (resolved) return resolved;
  if (schema instanceof z.ZodArray) return `[${fieldTypeOf(schema.element as z.ZodType, types)}]`;
  if (schema instanceof z.ZodObject) {
    const name = nameOf(schema);
    declare(types, name, `type ${name} ${fieldsOf(schema, types)}`);
    return name;
  }
  // GraphQL enum values cannot contain a hyphen; such a list is a string.
  if (schema instanceof z.ZodEnum && schema.options.every((value) => /^\w+$/.test(`${value}`))) {
    const name = nameOf(schema);
    declare(types, name, `enum ${name} { ${schema.options.join(" ")} }`);
    return name;
  }
  if (schema instanceof z.ZodNumber) return schema.isInt ? "Int" : "Float";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (schema instanceof z.ZodEnum || schema.def.type === "string") return "String";
  throw new Error(`No GraphQL type is known for a field of ${schema.def.type}.`);
}

function nameOf(schema: z.ZodType): string {
  const name = typeNames.get(schema)?.name;
  if (!name) throw new Error(`Name this among GraphQL types: ${JSON.stringify(schema.def)}`);
  return name;
}
