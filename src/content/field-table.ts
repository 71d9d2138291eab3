import { z } from "zod";
import { contentSchemas } from "./content-schemas";
import { type Field, fieldsOf } from "./schemas/field-tree";
import type { GuideLanguage } from "./schemas/fields";

/** What stands around the words of the fields, in each language of the guides. */
const frame = {
  en: {
    head: ["Field", "In the editor", "Needed", "What it holds", "Example"],
    needed: "yes",
    optional: "no",
    oneOf: "One of",
  },
  ar: {
    head: ["الحقل", "في المحرر", "لازم", "ما فيه", "مثال"],
    needed: "نعم",
    optional: "لا",
    oneOf: "إحدى القيم",
  },
} satisfies Record<GuideLanguage, object>;

/** A Markdown table of a group's fields: name, what forms call it, whether it must be there, what it holds, an example. */
function fieldTable(group: z.ZodObject, language: GuideLanguage): string {
  const { head } = frame[language];
  const rule = `|${"---|".repeat(head.length)}`;
  return [`| ${head.join(" | ")} |`, rule, ...rowsOf(group, language, "")].join("\n");
}

function rowsOf(group: z.ZodObject, language: GuideLanguage, prefix: string): string[] {
  return fieldsOf(group).flatMap((field) => {
    if (field.name === "$schema") return [];
    const { needed, optional } = frame[language];
    const path = `${prefix}${field.name}`;
    const cells = [
      `\`${path}\``,
      field.words[language][0],
      field.isNeeded ? needed : optional,
      meaningOf(field, language),
      field.example === undefined ? "" : `\`${JSON.stringify(field.example)}\``,
    ];
    return [`| ${cells.join(" | ")} |`, ...innerRows(field, language, path)];
  });
}

/** The fields below a field; a fact with a spelling in each language is one row. */
function innerRows({ schema, example }: Field, language: GuideLanguage, path: string): string[] {
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return element instanceof z.ZodObject ? rowsOf(element, language, `${path}[].`) : [];
  }
  const isPair = example !== undefined;
  return schema instanceof z.ZodObject && !isPair ? rowsOf(schema, language, `${path}.`) : [];
}

function meaningOf({ schema, words }: Field, language: GuideLanguage): string {
  const one = schema instanceof z.ZodArray ? schema.element : schema;
  const list =
    one instanceof z.ZodEnum
      ? ` ${frame[language].oneOf} ${one.options.map((value) => `\`${value}\``).join(", ")}.`
      : "";
  return `${words[language][1]}${list}`.replaceAll("|", "\\|");
}

/** Puts each schema's table between the marks `<!-- fields of NAME -->` and `<!-- end of fields -->` of a guide. */
export function withFieldTables(guide: string, language: GuideLanguage): string {
  const place = /(<!-- fields of ([\w-]+) -->\n)[\s\S]*?(<!-- end of fields -->)/g;
  const schemas: Record<string, z.ZodType> = contentSchemas;
  return guide.replace(place, (_all, begin: string, name: string, end: string) => {
    const schema = schemas[name];
    if (!(schema instanceof z.ZodObject)) throw new Error(`No file has the fields of ${name}.`);
    return `${begin}\n${fieldTable(schema, language)}\n\n${end}`;
  });
}
