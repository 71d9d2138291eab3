import type { z } from "zod";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A Markdown table of a schema's fields: name, whether it must be there, what it holds, an example. */
export function fieldTable(schema: JsonSchema): string {
  const head = ["| Field | Needed | What it holds | Example |", "|---|---|---|---|"];
  return [...head, ...rowsOf(schema, "")].join("\n");
}

function rowsOf(schema: JsonSchema, prefix: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (typeof property === "boolean" || name === "$schema") return [];
    const isNeeded = schema.required?.includes(name) ?? false;
    const field = `${prefix}${name}`;
    const row = `| \`${field}\` | ${isNeeded ? "yes" : "no"} | ${meaningOf(property)} | ${exampleOf(property)} |`;
    return [row, ...innerRows(property, field)];
  });
}

/** The fields inside a field. A fact with one spelling per language is one row. */
function innerRows(property: JsonSchema, field: string): string[] {
  const { items } = property;
  if (items && typeof items === "object" && !Array.isArray(items)) {
    return rowsOf(items, `${field}[].`);
  }
  const isPair = property.examples !== undefined;
  return isPair ? [] : rowsOf(property, `${field}.`);
}

function meaningOf({ description = "", enum: allowed, items }: JsonSchema): string {
  const inner =
    items && typeof items === "object" && !Array.isArray(items) ? items.enum : undefined;
  const values = allowed ?? inner;
  const list = values ? ` One of ${values.map((value) => `\`${value}\``).join(", ")}.` : "";
  return `${description}${list}`.replaceAll("|", "\\|");
}

function exampleOf({ examples }: JsonSchema): string {
  const [example] = Array.isArray(examples) ? examples : [];
  return example === undefined ? "" : `\`${JSON.stringify(example)}\``;
}

/** Puts each schema's table between the marks `<!-- fields of NAME -->` and `<!-- end of fields -->` of a guide. */
export function withFieldTables(guide: string, schemas: Map<string, JsonSchema>): string {
  const place = /(<!-- fields of ([\w-]+) -->\n)[\s\S]*?(<!-- end of fields -->)/g;
  return guide.replace(place, (_all, begin: string, name: string, end: string) => {
    const schema = schemas.get(`${name}.schema.json`);
    if (!schema) throw new Error(`No schema is called ${name}.`);
    return `${begin}\n${fieldTable(schema)}\n\n${end}`;
  });
}
