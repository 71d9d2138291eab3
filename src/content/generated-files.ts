import fs from "node:fs";
import { z } from "zod";
import { contentSchemas } from "./content-schemas";
import { findLabels, type GuideLanguage, isolated, labels, labelsOf } from "./field-labels";
import { type Field, fieldsOf } from "./schemas/field-tree";

/** The guides with tables of fields. */
const guides: Record<string, GuideLanguage> = {
  "content/README.md": "en",
  "content/README.ar.md": "ar",
  "locales/README.md": "en",
  "locales/README.ar.md": "ar",
};

/** The committed files that come from the schemas, each path with the text that it should have. */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ...[...jsonSchemas()].map(
      ([name, schema]) => [`schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`] as const,
    ),
    ...Object.entries(guides).map(
      ([name, language]) =>
        [name, withFieldTables(fs.readFileSync(name, "utf8"), language)] as const,
    ),
  ]);
}

/** The JSON Schema of each content file, by the file's name in `schemas/`: what editors explain fields with. */
export function jsonSchemas(): Map<string, z.core.JSONSchema.JSONSchema> {
  return new Map(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `${name}.schema.json`,
      z.toJSONSchema(schema, {
        target: "draft-7",
        io: "input",
        override: ({ zodSchema, jsonSchema, path }) => {
          const field = zodSchema as unknown as z.ZodType;
          if (field instanceof z.ZodOptional) return;
          const labels = findLabels(fieldPath(name, field, path), field, "en");
          if (labels) jsonSchema.description = labels.hint;
        },
      }),
    ]),
  );
}

/** The path of a field's labels, from its path in the JSON Schema. */
function fieldPath(name: string, field: z.ZodType, path: (string | number)[]): string {
  const [keyword, property, ...rest] = path;
  if (keyword === undefined) return name;
  if (keyword === "properties") return fieldPath(`${name}.${property}`, field, rest);
  const inner = keyword === "items" ? "[]" : `.${keyword}`;
  return fieldPath(`${name}${inner}`, field, path.slice(1));
}

/** Puts each schema's table between the marks `<!-- fields of NAME -->` and `<!-- end of fields -->` of a guide. */
function withFieldTables(guide: string, language: GuideLanguage): string {
  const marks = /(<!-- fields of ([\w-]+) -->\n)[\s\S]*?(<!-- end of fields -->)/g;
  return guide.replace(marks, (_all, begin: string, name: keyof typeof contentSchemas, end) => {
    const { columns } = labels[language].table;
    const rows = rowsOf(contentSchemas[name] as z.ZodObject, name, language);
    const table = [
      `| ${columns.join(" | ")} |`,
      `|${"---|".repeat(columns.length)}`,
      ...rows.map((row) => row.replace(`\`${name}.`, "`")),
    ];
    return `${begin}\n${table.join("\n")}\n\n${end}`;
  });
}

/** A row for each field of a group and for those below it; a fact with a value in each language is one row. */
function rowsOf(group: z.ZodObject, groupPath: string, language: GuideLanguage): string[] {
  const fields = fieldsOf(group, groupPath).filter(
    ({ name, path, schema }) => name !== "$schema" && findLabels(path, schema, language),
  );
  return fields.flatMap((field) => {
    const { path, schema, example } = field;
    const isList = schema instanceof z.ZodArray;
    const inner = isList ? schema.element : example === undefined && schema;
    return [
      rowOf(field, language),
      ...(inner instanceof z.ZodObject ? rowsOf(inner, isList ? `${path}[]` : path, language) : []),
    ];
  });
}

/** The name of a field, what forms call it, whether it is required, what it holds, an example. */
function rowOf({ path, isRequired, schema, example }: Field, language: GuideLanguage): string {
  const { label, hint } = labelsOf(path, schema, language);
  const { required, optional, oneOf } = labels[language].table;
  const one = schema instanceof z.ZodArray ? schema.element : schema;
  const code = (text: unknown) => isolated(`\`${text}\``, language);
  const values = one instanceof z.ZodEnum ? ` ${oneOf} ${one.options.map(code).join(", ")}.` : "";
  const cells = [
    code(path),
    label,
    isRequired ? required : optional,
    `${hint}${values}`.replaceAll("|", "\\|"),
    example === undefined ? "" : code(JSON.stringify(example)),
  ];
  return `| ${cells.join(" | ")} |`;
}
