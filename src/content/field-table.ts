import { z } from "zod";
import { contentSchemas } from "./content-schemas";
import { type Field, fieldsOf } from "./field-tree";
import { type GuideLanguage, words, wordsOf } from "./field-words";

/** A Markdown table of a group's fields: name, what forms call it, whether it is required, what it holds, an example. */
function fieldTable(group: z.ZodObject, name: string, language: GuideLanguage): string {
  const { columns } = words[language].table;
  const rule = `|${"---|".repeat(columns.length)}`;
  const rows = rowsOf(group, name, language).map((row) => row.replace(`\`${name}.`, "`"));
  return [`| ${columns.join(" | ")} |`, rule, ...rows].join("\n");
}

function rowsOf(group: z.ZodObject, place: string, language: GuideLanguage): string[] {
  const fields = fieldsOf(group, place).filter(({ name }) => name !== "$schema");
  return fields.flatMap((field) => [rowOf(field, language), ...innerRows(field, language)]);
}

function rowOf({ path, isRequired, schema, example }: Field, language: GuideLanguage): string {
  const { label, hint } = wordsOf(path, schema, language);
  const { required, optional, oneOf } = words[language].table;
  const one = schema instanceof z.ZodArray ? schema.element : schema;
  const values =
    one instanceof z.ZodEnum
      ? ` ${oneOf} ${one.options.map((value) => `\`${value}\``).join(", ")}.`
      : "";
  const cells = [
    `\`${path}\``,
    label,
    isRequired ? required : optional,
    `${hint}${values}`.replaceAll("|", "\\|"),
    example === undefined ? "" : `\`${JSON.stringify(example)}\``,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The fields below a field; a fact with a spelling in each language is one row. */
function innerRows({ path, schema, example }: Field, language: GuideLanguage): string[] {
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return element instanceof z.ZodObject ? rowsOf(element, `${path}[]`, language) : [];
  }
  const isPair = example !== undefined;
  return schema instanceof z.ZodObject && !isPair ? rowsOf(schema, path, language) : [];
}

/** Puts each schema's table between the marks `<!-- fields of NAME -->` and `<!-- end of fields -->` of a guide. */
export function withFieldTables(guide: string, language: GuideLanguage): string {
  const place = /(<!-- fields of ([\w-]+) -->\n)[\s\S]*?(<!-- end of fields -->)/g;
  const schemas: Record<string, z.ZodType> = contentSchemas;
  return guide.replace(place, (_all, begin: string, name: string, end: string) => {
    const schema = schemas[name];
    if (!(schema instanceof z.ZodObject)) throw new Error(`No file has the fields of ${name}.`);
    return `${begin}\n${fieldTable(schema, name, language)}\n\n${end}`;
  });
}
