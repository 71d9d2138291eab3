import type { z } from "zod";
import { codes, isLanguage } from "../../i18n/languages";
import { contentSchemas, schemaNameOf } from "../content-schemas";
import type { JsonFile, JsonPath, Problem } from "../json-file";
import { messages } from "../messages";
import { valueAt } from "../site-files";
import { didYouMean } from "./nearest";
import { signsOf } from "./signs";

/** Fields: unknown, missing, of the wrong type or form. */
export function checkStructure(file: JsonFile): Problem[] {
  const name = schemaNameOf(file.name);
  if (!name) return [file.problem([], messages.unknownFile(placeFor(file)))];
  const schema: z.ZodType = contentSchemas[name];
  const result = schema.safeParse(file.value);
  if (result.success) return [];
  return withoutEchoes(result.error.issues.flatMap((issue) => explain(file, schema, issue, [])));
}

/** Where a misplaced file may belong. */
function placeFor({ name, value }: JsonFile): string | undefined {
  const isPage = ["template", "sections", "namespaces"].some(
    (field) => valueAt(value, [field]) !== undefined,
  );
  if (isPage) return messages.pageElsewhere;
  const known = Object.keys(contentSchemas).map((schema) => `content/${schema}.json`);
  return didYouMean(name, known);
}

/** A misspelt field is one mistake: do not report the right name as missing too. */
function withoutEchoes(problems: Problem[]): Problem[] {
  const nameOf = (field: string) => field.split(".").at(-1) ?? "";
  const groupOf = (field: string) => field.slice(0, -nameOf(field).length);
  return problems.filter(
    ({ field, message }) =>
      message !== messages.missingField(nameOf(field)) ||
      !problems.some(
        (other) =>
          groupOf(other.field) === groupOf(field) &&
          other.message === messages.didYouMean(nameOf(field)),
      ),
  );
}

const typeNames: Record<string, string> = {
  string: 'a text in "double quotes"',
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false",
  array: "a list in [square brackets]",
  object: "a group of fields in {braces}",
  record: "a group of texts in {braces}",
};

const formats: Record<string, string> = {
  url: messages.notWebAddress,
  email: messages.notMailAddress,
};

function explain(
  file: JsonFile,
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  around: JsonPath,
): Problem[] {
  const field = [...around, ...(issue.path as JsonPath)];
  const say = (message: string, at: JsonPath = field) => [file.problem(at, message)];
  const value = valueAt(file.value, field);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.flatMap((key) => {
        const shape = shapeAt(schema, field);
        const missing = Object.keys(shape).filter((known) => valueAt(value, [known]) === undefined);
        const needed = missing.filter((known) => unwrapped(shape[known]) === shape[known]);
        const [only] = issue.keys.length === 1 && needed.length === 1 ? needed : [];
        const nearest = didYouMean(key, missing) ?? (only && messages.didYouMean(only));
        return say(
          nearest ??
            messages.unknownField(Object.keys(shape).filter((known) => known !== "$schema")),
          [...field, key],
        );
      });
    case "invalid_type":
      if (value === undefined) return say(messages.missingField(String(field.at(-1))));
      return say(
        isSpelledOut(schema, field)
          ? messages.eachLanguage(codes)
          : messages.wrongType(typeNames[issue.expected] ?? issue.expected),
      );
    case "invalid_value": {
      const allowed = issue.values.map(String);
      const [only] = allowed.length === 1 ? allowed : [];
      if (value === undefined) return say(messages.missingField(String(field.at(-1)), only));
      if (only) return say(messages.wrongValue(only));
      const nearest = typeof value === "string" ? didYouMean(value, allowed) : undefined;
      return say(messages.notOneOf(allowed, nearest));
    }
    case "too_small":
      return say(
        issue.origin === "string"
          ? messages.emptyText
          : issue.origin === "array"
            ? messages.tooFew
            : messages.tooLow(issue.minimum),
      );
    case "too_big":
      return say(
        issue.origin === "string"
          ? messages.tooLong(String(value).trim().length, issue.maximum)
          : issue.origin === "array"
            ? messages.tooMany((value as unknown[]).length, issue.maximum)
            : messages.tooHigh(issue.maximum),
      );
    case "invalid_format":
      return say(signsOf(String(value)) ?? formats[issue.format] ?? issue.message);
    case "invalid_key":
      return say(messages.unusableKey);
    case "invalid_union": {
      const isGroup = value !== null && typeof value === "object" && !Array.isArray(value);
      const deeper = isGroup ? (issue.errors.at(-1) ?? []) : [];
      return deeper.length > 0
        ? deeper.flatMap((inner) => explain(file, schema, inner, field))
        : say(messages.wrongType(String(typeNames.string)));
    }
    default:
      return say(issue.message);
  }
}

/** True for a field with one spelling per language. */
function isSpelledOut(schema: z.ZodType, field: JsonPath): boolean {
  const known = Object.keys(shapeAt(schema, field));
  return known.length > 0 && known.every(isLanguage);
}

/** The fields that a schema knows at a path. */
function shapeAt(schema: z.ZodType, field: JsonPath): Record<string, unknown> {
  let inner: unknown = schema;
  for (const part of [...field, undefined]) {
    inner = unwrapped(inner);
    if (part === undefined) break;
    const { shape, element } = inner as { shape?: Record<string, unknown>; element?: unknown };
    inner = typeof part === "number" ? element : shape?.[part];
  }
  return (inner as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
}

function unwrapped(schema: unknown): unknown {
  const { def } = (schema ?? {}) as { def?: { type: string; innerType?: unknown } };
  return def?.type === "optional" ? unwrapped(def.innerType) : schema;
}
