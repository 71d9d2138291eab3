import { z } from "zod";
import { type Language, languages } from "../../../shared/languages";
import { type MessageKey, t } from "../messages";

/** The lists whose entries a field can name. */
export type EntryList = "cities" | "sectors" | "projects" | "documents";

/** What a field's value refers to. The check follows it to files, texts and pages. */
export type Role =
  | { kind: "image"; minimumWidth: number; megabytes: number; isLogo: boolean }
  | { kind: "servedFile"; megabytes: number }
  | { kind: "drawing"; kilobytes: number; extensions: string[]; mayHaveText: boolean }
  | { kind: "textKey" }
  | { kind: "route" }
  | { kind: "entry"; list: EntryList }
  | { kind: "text"; language: Language };

/** The role of each field that has one. */
export const fieldRoles = z.registry<Role>();

/** The GraphQL type of each group of fields and of each closed list. */
export const typeNames = z.registry<{ name: string }>();

/** A group of fields, with the name of its GraphQL type. */
export function group<Fields extends z.ZodRawShape>(name: string, fields: Fields) {
  return z.strictObject(fields).register(typeNames, { name });
}

/** A closed list of values, with the name of its GraphQL type. */
export function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
  example?: NoInfer<Value>,
) {
  const schema = z.enum(values).register(typeNames, { name });
  return example === undefined ? schema : withExample(schema, example);
}

/** A list whose entries differ in one field. */
export function listOf<Entry extends z.ZodObject>(entry: Entry, key = "id") {
  return z.array(entry).superRefine((entries, context) => {
    const values = entries.map((fields) => (fields as Record<string, unknown>)[key]);
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value);
      const message = t("sameName", { entry: `[${first}]`, key, value });
      if (first < index) context.addIssue({ code: "custom", path: [index, key], message });
    }
  });
}

/** A field with an example, which editors show. */
export function withExample<Schema extends z.ZodType>(schema: Schema, example: unknown): Schema {
  return schema.meta({ examples: [example] });
}

/** A text of a fixed form, and the message for any other. */
export function pattern(expression: RegExp, message: MessageKey, example: string, values = {}) {
  const error = () => t(message, { example, ...values });
  return withExample(z.string().regex(expression, { error }), example);
}

/** A content file: its fields, and the path by which it names its schema to editors. */
export function file<Fields extends z.ZodRawShape>(schema: string, fields: Fields) {
  return z.strictObject({ $schema: z.literal(schema), ...fields });
}

/** An https address; `form` is a stricter pattern of the whole address, with its message. */
export function url(example: string, form?: [RegExp, MessageKey]) {
  const address = z.url({ protocol: /^https$/, abort: true });
  return withExample(form ? address.regex(form[0], { error: () => t(form[1]) }) : address, example);
}

/** A mail address, whose domain may be in any script. */
export function email(example: string) {
  const expression = /^[\w.+-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
  return withExample(z.email({ pattern: expression }), example);
}

/** An international number as people read it: E.164 with spaces. */
export function phone(example: string) {
  return pattern(
    // No 0 after a country's code, which these alone have, nor directly after a code of the Middle East.
    /^\+(?!(?!39|225|242|378)\d{1,3} 0|9[67]\d0)(?: ?\d){8,15}$/,
    "form.phone",
    example,
  );
}

/** A month of a year. */
export function month(example: string) {
  return pattern(/^\d{4}-(0[1-9]|1[0-2])$/, "form.month", example);
}

/** A number of a document, as it stands there. */
export function reference(example: string) {
  return withExample(
    z
      .string()
      .trim()
      .max(30)
      .regex(/[0-9A-Za-z\u0620-\u06ff]/, { error: () => t("emptyText") }),
    example,
  );
}

/** A day. */
export function date(example: string) {
  return withExample(z.iso.date({ error: () => t("form.day", { example }) }), example);
}

/** A country's two capital letters. */
export function country() {
  return pattern(/^[A-Z]{2}$/, "form.country", "SA");
}

/** The id of an entry of a list: in the file of `content/` with its name, or of a project the name of its file. */
export function entryOf(list: EntryList) {
  const examples = {
    cities: "riyadh",
    sectors: "offices",
    projects: "school",
    documents: "quality-policy",
  };
  return id(examples[list]).register(fieldRoles, { kind: "entry", list });
}

/** An id that is unique in its list. It is used as anchor and React key. */
export function id(example: string) {
  return pattern(/^[a-z0-9-]+$/, "form.id", example);
}

/** A picture below `content/`, named from the file that names it; `minimumWidth` in pixels, so that it is sharp where it is shown. A logo has a transparent ground. */
export function image(minimumWidth: number, example: string, isLogo = false) {
  const schema = pattern(/^[^\s?#/A-Z][^\s?#A-Z]*\.(jpe?g|png|webp)$/, "form.picture", example);
  return schema.register(fieldRoles, { kind: "image", minimumWidth, megabytes: 8, isLogo });
}

/** A file below `static/`, as the site serves it, of at most so many megabytes. */
export function servedFile(extension: string, megabytes: number, example: string) {
  const expression = new RegExp(`^/[\\w./-]+\\.${extension}$`);
  const values = { extension: `.${extension}` };
  return pattern(expression, "form.servedFile", example, values).register(fieldRoles, {
    kind: "servedFile",
    megabytes,
  });
}

/** A field with a value in each language. */
export function inEachLanguage<Field extends z.ZodType>(field: (language: Language) => Field) {
  return z.strictObject(Object.fromEntries(languages.map(({ code }) => [code, field(code)])));
}

/** A drawing below `content/`, named from the file that names it: an SVG that becomes part of the page; `also` is what it may be or hold besides. */
export function drawing(example: string, also?: "png" | "text") {
  const orPng = also === "png";
  const message = orPng ? "form.drawingOrPng" : "form.drawing";
  const extensions = orPng ? [".svg", ".png"] : [".svg"];
  const expression = new RegExp(`^[^\\s?#/A-Z][^\\s?#A-Z]*\\.(${orPng ? "svg|png" : "svg"})$`);
  return pattern(expression, message, example).register(fieldRoles, {
    kind: "drawing",
    kilobytes: (orPng ? pngBytes : drawingBytes) / 1000,
    extensions,
    mayHaveText: also === "text",
  });
}

/** A drawing below `content/` for each language. */
export function drawings(example: string, also?: "png" | "text") {
  return inEachLanguage(() => drawing(example, also));
}

/** The most bytes of a drawing: every page holds the mark several times. */
export const drawingBytes = 6000;

/** The most bytes of a PNG in place of a drawing. */
export const pngBytes = 40_000;

/** A served file for each language; `example` has `{code}` for the language. */
export function servedFiles(extension: string, megabytes: number, example: string) {
  return inEachLanguage((code) =>
    servedFile(extension, megabytes, example.replace("{code}", code)),
  );
}

/** A fact with a value in each language, of at most `maximum` characters. */
export function localized(maximum: number) {
  return inEachLanguage((language) =>
    z.string().trim().min(1).max(maximum).register(fieldRoles, { kind: "text", language }),
  );
}

const pathExpression = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** The address of a page, without a language. */
export function path(example: string) {
  return pattern(pathExpression, "form.path", example);
}

/** A link to a page of this site, with or without an anchor. */
export function route(example: string) {
  const expression = new RegExp(`${pathExpression.source.slice(0, -1)}(?:#[\\w-]+)?$`);
  return pattern(expression, "form.route", example).register(fieldRoles, {
    kind: "route",
  });
}

/** A key of a text in `locales/`: namespace, colon, path. */
export function textKey(example: string) {
  return pattern(/^[a-z0-9-]+:[\w.-]+$/, "form.textKey", example).register(fieldRoles, {
    kind: "textKey",
  });
}

/** What a picture shows, for those who do not see it. */
export function alt() {
  return localized(160);
}

/** The point of a picture that a crop keeps visible. */
export function focus() {
  const percent = (example: number) => withExample(z.number().min(0).max(100), example);
  return group("Focus", { x: percent(50), y: percent(30) }).optional();
}
