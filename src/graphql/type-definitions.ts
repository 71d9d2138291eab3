import { z } from "zod";
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
  for (const [name, { shape }] of Object.entries(schemas)) {
    // Not inferred: queries must work with an empty list or a missing optional field.
    declare(types, name, `type ${name} implements Node @dontInfer ${fieldsOf(shape, types)}`);
  }
  return [...types.values()].join("\n\n");
}

function declare(types: Types, name: string, definition: string): void {
  if ((types.get(name) ?? definition) !== definition)
    throw new Error(`Two schemas are called ${name}: give one of them another name.`);
  types.set(name, definition);
}

function fieldsOf(shape: z.core.$ZodShape, types: Types): string {
  const fields = Object.entries(shape)
    .filter(([name]) => name !== "$schema")
    .map(([name, schema]) => `  ${name}: ${fieldTypeOf(schema, types)}${directiveOf(schema)}`);
  return `{\n${fields.join("\n")}\n}`;
}

/** The directive that resolves a field: to the value in a language, or to the file that a path names. */
function directiveOf(schema: unknown): string {
  if (schema instanceof z.ZodOptional) return directiveOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return directiveOf(schema.element);
  if (isLocalized(schema)) return isDrawing(schema as z.ZodType) ? " @drawing" : " @localized";
  if (isFocus(schema)) return " @focus";
  const list = listNamedBy(schema);
  if (list) return ` @entry(list: "${list}")`;
  return isImage(schema) ? " @fileByRelativePath" : "";
}

function fieldTypeOf(schema: unknown, types: Types): string {
  return schema instanceof z.ZodOptional
    ? typeOf(schema.unwrap(), types)
    : `${typeOf(schema, types)}!`;
}

function typeOf(schema: unknown, types: Types): string {
  if (isLocalized(schema) || isFocus(schema)) return "String";
  if (isImage(schema)) return "File";
  const list = listNamedBy(schema);
  if (list) return entryTypes[list];
  if (schema instanceof z.ZodArray) return `[${fieldTypeOf(schema.element, types)}]`;
  if (schema instanceof z.ZodObject) {
    const name = nameOf(schema);
    declare(types, name, `type ${name} ${fieldsOf(schema.shape, types)}`);
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
  if (schema instanceof z.ZodEnum || (schema as z.ZodType).def.type === "string") return "String";
  throw new Error(`No GraphQL type is known for a field of ${(schema as z.ZodType).def.type}.`);
}

function isLocalized(schema: unknown): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).every(isLanguage);
}

function isDrawing(schema: z.ZodType): boolean {
  const { shape } = schema as z.ZodObject;
  return Object.values(shape).every((file) => {
    const schema = file instanceof z.ZodOptional ? file.unwrap() : file;
    return fieldRoles.get(schema as z.ZodType)?.kind === "drawing";
  });
}

function isImage(schema: unknown): boolean {
  return fieldRoles.get(schema as z.ZodType)?.kind === "image";
}

function listNamedBy(schema: unknown) {
  const role = fieldRoles.get(schema as z.ZodType);
  return role?.kind === "entry" ? role.list : undefined;
}

function isFocus(schema: unknown): boolean {
  return typeNames.get(schema as z.ZodType)?.name === "Focus";
}

function nameOf(schema: z.ZodType): string {
  const name = typeNames.get(schema)?.name;
  if (!name) throw new Error(`Name this among GraphQL types: ${JSON.stringify(schema.def)}`);
  return name;
}
