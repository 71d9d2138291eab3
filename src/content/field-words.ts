import { z } from "zod";
import { languages } from "../i18n/languages";
import type { JsonPath } from "./json-file";
import { schemaAt } from "./schemas/field-tree";
import { fieldRoles } from "./schemas/fields";
import ar from "./words/ar.json";
import en from "./words/en.json";

/** What people call a field, what it holds, and what the values of a closed list are called. */
export interface FieldWords {
  label: string;
  hint: string;
  values?: Record<string, string>;
}

interface Words {
  /** What the hint of a field ends with, by its role. */
  rules: Record<string, string>;
  table: Record<"required" | "optional" | "oneOf", string> & { columns: string[] };
  /** By the path of the field, such as `partners.items[].link`; `*` stands for any part of a path. */
  fields: Record<string, FieldWords>;
}

export const guideLanguages = ["en", "ar"] as const;
export type GuideLanguage = (typeof guideLanguages)[number];

/** The words of the fields in each language of the guides and of the editor. */
export const words: Record<GuideLanguage, Words> = { en, ar };

/** The key in `words` of a field; undefined where it has no words. */
export function wordsKey(path: string, language: GuideLanguage): string | undefined {
  const { fields } = words[language];
  if (Object.hasOwn(fields, path)) return path;
  return Object.keys(fields).find((key) => {
    const [start = "", end] = key.split("*");
    return end !== undefined && path.startsWith(start) && path.endsWith(end);
  });
}

/** The words of a field, with what its schema requires; undefined where it has none. */
export function findWords(
  path: string,
  schema: z.ZodType,
  language: GuideLanguage,
): FieldWords | undefined {
  const { fields, rules } = words[language];
  const ownWords = (place: string) => fields[wordsKey(place, language) ?? ""];
  const spelling = languages.find(({ code }) => path.endsWith(`.${code}`));
  const pair = spelling && ownWords(path.slice(0, -spelling.code.length - 1));
  const found = ownWords(path) ?? (pair && { ...pair, label: spelling.name });
  if (!found) return undefined;
  const role = fieldRoles.get(schema);
  const facts = {
    ...spelling,
    ...role,
    get maximum() {
      const { maxItems, maxLength } = z.toJSONSchema(schema, { io: "input" });
      return maxItems ?? maxLength;
    },
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (all, name) => String(facts[name as keyof typeof facts] ?? all));
  const { label, hint, values } = found;
  const rule = rules[role?.kind ?? ""];
  return { label: fill(label), hint: fill(rule ? `${hint} ${rule}` : hint), values };
}

/** The words of a field. Throws where it has none. */
export function wordsOf(path: string, schema: z.ZodType, language: GuideLanguage): FieldWords {
  const found = findWords(path, schema, language);
  if (!found) throw new Error(`src/content/words/${language}.json has no words for ${path}.`);
  return found;
}

/** What the field at a place of a file holds; what the group around it holds where it has no words itself. */
export function hintAt(
  name: string,
  schema: z.ZodType,
  field: JsonPath,
  language: GuideLanguage,
): string | undefined {
  const parts = field.map((part) => (typeof part === "number" ? "[]" : `.${part}`));
  const found = schemaAt(schema, field);
  const own = found && findWords(name + parts.join(""), found, language)?.hint;
  return own ?? (field.length > 0 ? hintAt(name, schema, field.slice(0, -1), language) : undefined);
}
