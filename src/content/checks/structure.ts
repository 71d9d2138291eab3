import { z } from "zod";
import { codes, isLanguage } from "../../i18n/languages";
import { contentSchemas, schemaNameOf } from "../content-schemas";
import { schemaAt } from "../field-tree";
import { type JsonFile, type JsonPath, type Problem, valueAt } from "../json-file";
import { messages } from "../messages";
import { didYouMean } from "../nearest";

/** Every GraphQL node has these keys, and gatsby-transformer-json copies the top-level keys of a file to its node. */
export const reservedKeys = ["id", "parent", "children", "fields", "internal"];

/** Fields: unknown, missing, of the wrong type or form. */
export function checkStructure(file: JsonFile): Problem[] {
  const name = schemaNameOf(file.name);
  if (!name) return [file.problem([], messages.unknownFile(placeFor(file)))];
  const schema: z.ZodType = contentSchemas[name];
  const { issues = [] } = schema.safeParse(file.value).error ?? {};
  const problems = dropDerivedProblems(issues.flatMap((issue) => explain(file, schema, issue)));
  const reserved = reservedKeys
    .filter((key) => valueAt(file.value, [key]) !== undefined)
    .filter((key) => !problems.some(({ field }) => field === key));
  return [...problems, ...reserved.map((key) => file.problem([key], messages.reservedKey))];
}

/** Where a misplaced file may belong. */
function placeFor({ name, value }: JsonFile): string | undefined {
  const fieldsOfPages = ["template", "sections", "namespaces"];
  if (fieldsOfPages.some((field) => valueAt(value, [field]) !== undefined))
    return messages.pageElsewhere;
  return didYouMean(
    name,
    Object.keys(contentSchemas).map((schema) => `content/${schema}.json`),
  );
}

/** A misspelt field is one mistake: the right name is not reported as missing too. */
function dropDerivedProblems(problems: Problem[]): Problem[] {
  return problems.filter(({ field, message }) => {
    const [, group, name = ""] = /^(.*?)([^.]*)$/.exec(field) ?? [];
    const isMisspelt = problems.some(
      (other) =>
        other.field.replace(/[^.]*$/, "") === group && other.message === messages.didYouMean(name),
    );
    return message !== messages.missingField(name) || !isMisspelt;
  });
}

/** What is said of a text that has not the format of its field. */
const formats = { url: "notWebAddress", email: "notMailAddress" } as const;

/** Characters that do not belong into an address, a number or a name: invisible ones, and those of another keyboard. */
const invalidCharacters = [
  [/^\s*$/, "emptyText"],
  [/^http:\/\//, "notSecure"],
  [/^<iframe\b/, "onlyFrameAddress"],
  [/^\s|\s$/, "spaceAround"],
  [/[\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/, "invisibleSign"],
  [/[٠-٩۰-۹]/, "otherDigits"],
] as const;

/** What is wrong with a text of a wrong form, where it is more than the form. */
function explainFormat(value: string, format: string): string | undefined {
  const [, sentence] = invalidCharacters.find(([pattern]) => pattern.test(value)) ?? [];
  const key = sentence ?? formats[format as keyof typeof formats];
  return key && messages[key];
}

/** The problems that one of zod's issues stands for. */
function explain(file: JsonFile, schema: z.ZodType, issue: z.core.$ZodIssue): Problem[] {
  const field = issue.path as JsonPath;
  const value = valueAt(file.value, field);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) =>
      file.problem([...field, key], unknownField(key, issue.keys, shapeAt(schema, field), value)),
    );
  if (issue.code === "invalid_union") {
    const isGroup = value !== null && typeof value === "object" && !Array.isArray(value);
    const inner = isGroup ? (issue.errors.at(-1) ?? []) : [];
    return inner.length > 0
      ? inner.flatMap((one) => explain(file, schema, { ...one, path: [...field, ...one.path] }))
      : [file.problem(field, messages.wrongType(String(messages.types.string)))];
  }
  return [file.problem(field, sentence(issue, value, field, shapeAt(schema, field)))];
}

type Shape = z.ZodObject<Record<string, z.ZodType>>["shape"];

function unknownField(key: string, unknown: string[], shape: Shape, group: unknown): string {
  const missing = Object.keys(shape).filter((name) => valueAt(group, [name]) === undefined);
  const needed = missing.filter((name) => !shape[name]?.safeParse(undefined).success);
  const [only] = unknown.length === 1 && needed.length === 1 ? needed : [];
  const known = Object.keys(shape).filter((name) => name !== "$schema");
  return (
    didYouMean(key, missing) ?? (only ? messages.didYouMean(only) : messages.unknownField(known))
  );
}

/** What is wrong with a value, in words. */
function sentence(issue: z.core.$ZodIssue, value: unknown, field: JsonPath, shape: Shape): string {
  const name = String(field.at(-1));
  switch (issue.code) {
    case "invalid_type": {
      if (value === undefined) return messages.missingField(name);
      const fields = Object.keys(shape);
      return fields.length > 0 && fields.every(isLanguage)
        ? messages.eachLanguage(codes)
        : messages.wrongType(messages.types[issue.expected] ?? issue.expected);
    }
    case "invalid_value": {
      const allowed = issue.values.map(String);
      const [only] = allowed.length === 1 ? allowed : [];
      if (value === undefined) return messages.missingField(name, only);
      if (only) return messages.wrongValue(only);
      return messages.notOneOf(allowed, didYouMean(String(value), allowed));
    }
    case "too_small":
      if (issue.origin === "string") return messages.emptyText;
      return issue.origin === "array" ? messages.tooFew : messages.tooLow(issue.minimum);
    case "too_big":
      if (issue.origin === "string")
        return messages.tooLong(String(value).trim().length, issue.maximum);
      return Array.isArray(value)
        ? messages.tooMany(value.length, issue.maximum)
        : messages.tooHigh(issue.maximum);
    case "invalid_format":
      return explainFormat(String(value), issue.format) ?? issue.message;
    case "invalid_key":
      return messages.unusableKey;
    default:
      return issue.message;
  }
}

/** The fields that a schema knows at a place. */
function shapeAt(schema: z.ZodType, field: JsonPath): Shape {
  const group = schemaAt(schema, field);
  return group instanceof z.ZodObject ? group.shape : {};
}
