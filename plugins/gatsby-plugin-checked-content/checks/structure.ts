import path from "node:path";
import { z } from "zod";
import { codes, isLanguage } from "../../../shared/languages";
import { contentSchemas, schemaNameOf } from "../content-schemas";
import { type JsonFile, type JsonPath, type Problem, valueAt } from "../json-file";
import { didYouMean, type MessageKey, nearestName, t } from "../messages";
import { schemaAt } from "../schemas/field-tree";

/** What is wrong with a file by itself: JSON, and fields that are unknown, missing, of the wrong type or form. `taken` are the names of all files. */
export function checkStructure(file: JsonFile, taken: ReadonlySet<string> = new Set()): Problem[] {
  if (file.syntaxProblems.length > 0) return file.syntaxProblems;
  const name = schemaNameOf(file.name);
  if (!name) {
    const names = file.name.startsWith("content/") ? Object.keys(contentSchemas) : [];
    const free = names.filter((known) => !taken.has(`content/${known}.json`));
    const advice = didYouMean(path.basename(file.name, ".json"), free);
    return [file.problem([], t("unknownFile", { advice: advice ?? t("removeFile") }))];
  }
  return checkFields(file, contentSchemas[name]);
}

/** What is wrong with the fields of a file by a schema. */
export function checkFields(file: JsonFile, schema: z.ZodType): Problem[] {
  const { issues = [] } = schema.safeParse(file.value).error ?? {};
  return issues.flatMap((issue) => explain(file, schema, issue));
}

function explain(file: JsonFile, schema: z.ZodType, issue: z.core.$ZodIssue): Problem[] {
  const field = issue.path as JsonPath;
  const value = valueAt(file.value, field);
  const group = schemaAt(schema, field);
  const fields = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  if (issue.code === "unrecognized_keys") {
    const missing = fields.filter((name) => valueAt(value, [name]) === undefined);
    const known = t("unknownField", { known: fields.filter((name) => name !== "$schema") });
    return issue.keys.map((key) =>
      file.problem([...field, key], didYouMean(key, missing) ?? known),
    );
  }
  if (value === undefined && isMisspelt(file, schema, field)) return [];
  if (issue.code === "invalid_union") {
    const isGroup = value !== null && typeof value === "object" && !Array.isArray(value);
    const inner = isGroup ? (issue.errors.at(-1) ?? []) : [];
    return inner.length > 0
      ? inner.flatMap((one) => explain(file, schema, { ...one, path: [...field, ...one.path] }))
      : [file.problem(field, t("wrongType", { type: t("types.string") }))];
  }
  return [file.problem(field, sentence(issue, value, fields))];
}

/** True for a missing field that stands there under another name, which is reported as such. */
function isMisspelt(file: JsonFile, schema: z.ZodType, field: JsonPath): boolean {
  const group = schemaAt(schema, field.slice(0, -1));
  const fields = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  const present = Object.keys(valueAt(file.value, field.slice(0, -1)) ?? {});
  const missing = fields.filter((name) => !present.includes(name));
  return present.some(
    (name) => !fields.includes(name) && nearestName(name, missing) === field.at(-1),
  );
}

/** What is wrong with a value, in words; `fields` are those that a group at its path has. */
function sentence(issue: z.core.$ZodIssue, value: unknown, fields: string[]): string {
  const name = String(issue.path.at(-1));
  switch (issue.code) {
    case "invalid_type":
      if (value === undefined) return t("missingField", { field: `"${name}"` });
      return fields.length > 0 && fields.every(isLanguage)
        ? t("eachLanguage", { example: `{ ${codes.map((code) => `"${code}": "…"`).join(", ")} }` })
        : t("wrongType", { type: t(`types.${issue.expected}` as MessageKey) });
    case "invalid_value": {
      const allowed = issue.values.map(String);
      const [only] = allowed.length === 1 ? allowed : [];
      if (value === undefined)
        return t("missingField", { field: `"${name}"${only ? `: "${only}"` : ""}` });
      if (only) return t("wrongValue", { value: only });
      const nearest = didYouMean(String(value), allowed);
      return t(nearest ? "notOneOfBut" : "notOneOf", { allowed, nearest });
    }
    case "too_small":
      if (issue.origin === "string") return t("emptyText");
      return issue.origin === "array" ? t("tooFew") : t("tooLow", { minimum: issue.minimum });
    case "too_big":
      if (typeof value === "string")
        return t("tooLong", { length: value.trim().length, maximum: issue.maximum });
      return Array.isArray(value)
        ? t("tooMany", { count: value.length, maximum: issue.maximum })
        : t("tooHigh", { maximum: issue.maximum });
    case "invalid_format":
      return explainFormat(String(value), issue.format) ?? issue.message;
    case "invalid_key":
      return t("unusableKey");
    default:
      return issue.message;
  }
}

const formats = { url: "notWebAddress", email: "notMailAddress" } as const;

/** Why a text does not have the form of its field, the likeliest first: empty, invisible characters, another keyboard, a whole `<iframe>`. */
const invalidCharacters = [
  [/^\s*$/, "emptyText"],
  [/^http:\/\//, "notSecure"],
  [/^<iframe\b/, "onlyFrameAddress"],
  [/^\s|\s$/, "spaceAround"],
  [/[\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/, "invisibleSign"],
  [/[٠-٩۰-۹]/, "otherDigits"],
] as const;

function explainFormat(value: string, format: string): string | undefined {
  const [, sentence] = invalidCharacters.find(([pattern]) => pattern.test(value)) ?? [];
  const key = sentence ?? formats[format as keyof typeof formats];
  return key && t(key);
}
