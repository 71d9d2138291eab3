import { z } from "zod";
import { codes, type Language } from "../../i18n/languages";

/** What a field's value refers to. The check follows it to files, texts and pages. */
export type Role =
  | { kind: "image"; minimumWidth: number }
  | { kind: "servedFile"; megabytes: number }
  | { kind: "drawing" }
  | { kind: "textKey" }
  | { kind: "route" }
  | { kind: "text"; language: Language };

/** The role of each field that has one. */
export const roles = z.registry<Role>();

/** Sets a field's description for editors and guides. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example?: unknown,
): Schema {
  return schema.meta({ description, ...(example === undefined ? {} : { examples: [example] }) });
}

/** The GraphQL type of each group of fields and of each closed list. */
export const typeNames = z.registry<{ name: string }>();

/** A group of fields, with the name of its GraphQL type. */
export function group<Fields extends z.ZodRawShape>(name: string, fields: Fields) {
  return z.strictObject(fields).register(typeNames, { name });
}

/** A closed list of values, with the name of its GraphQL type. */
export function oneOf<Value extends string>(name: string, values: readonly Value[]) {
  return z.enum(values).register(typeNames, { name });
}

function pattern(expression: RegExp, advice: string) {
  return z.string().regex(expression, advice);
}

/** The path of the file's schema, for editors. */
export function schemaReference(name: string, folder = "..") {
  return described(
    z.literal(`${folder}/schemas/${name}.schema.json`),
    "Tells the editor which fields there are. Leave it as it is.",
  );
}

/** An https address; `form` is a stricter pattern with its advice. */
export function url(description: string, example: string, form?: [RegExp, string]) {
  const address = z.url({ protocol: /^https$/, abort: true });
  return described(form ? address.regex(...form) : address, description, example);
}

/** A mail address. */
export function email(description: string, example: string) {
  return described(z.email(), description, example);
}

/** An international number as people read it: E.164 with spaces. */
export function phone(description: string, example: string) {
  const expression = /^\+(?: ?\d){8,15}$/;
  const advice =
    "this is not an international phone number; write it as +966 11 000 0000, with 8 to 15 digits";
  return described(pattern(expression, advice), description, example);
}

/** An id that is unique in its list. It is used as anchor and React key. */
export function id(description: string, example: string) {
  const advice = "use small Latin letters, digits and hyphens only";
  return described(pattern(/^[a-z0-9-]+$/, advice), description, example);
}

/** A picture below `content/`, named from the file that names it; `minimumWidth` in pixels, so that it is sharp where it is shown. */
export function image(minimumWidth: number, description: string, example: string) {
  const advice = `name a .jpg or .png picture without capitals and spaces, as ${example}`;
  const schema = pattern(/^[^\s?#/A-Z][^\s?#A-Z]*\.(jpg|png)$/, advice);
  return described(
    schema,
    `${description} At least ${minimumWidth} pixels wide, at most 8 MB.`,
    example,
  ).register(roles, { kind: "image", minimumWidth });
}

/** A file below `static/`, as the site serves it, of at most so many megabytes. */
export function servedFile(
  extension: string,
  megabytes: number,
  description: string,
  example: string,
) {
  const expression = new RegExp(`^/[\\w./-]+\\.${extension}$`);
  const advice = `write the path below static/, from / to .${extension}, such as ${example}`;
  return described(
    pattern(expression, advice),
    `${description} At most ${megabytes} MB.`,
    example,
  ).register(roles, { kind: "servedFile", megabytes });
}

/** A drawing below `content/` for each language: an SVG that becomes part of the page. */
export function drawings(description: string, example: string) {
  const advice = `name an .svg drawing without capitals and spaces, as ${example}`;
  const drawing = (language: Language) =>
    described(
      pattern(/^[^\s?#/A-Z][^\s?#A-Z]*\.svg$/, advice),
      `${description} In the language “${language}”, at most ${drawingBytes / 1000} KB. \`currentColor\` takes the colour of the text, \`var(--accent)\` that of the accent.`,
      example,
    ).register(roles, { kind: "drawing" });
  const files = codes.map((code) => [code, drawing(code)] as const);
  return described(
    z.strictObject(Object.fromEntries(files)),
    description,
    Object.fromEntries(codes.map((code) => [code, example])),
  );
}

/** The most bytes of a drawing: every page holds it several times. */
export const drawingBytes = 6000;

const pathExpression = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** The address of a page, without a language. */
export function path(description: string, example: string) {
  const advice =
    "start with / and use Latin letters, digits, hyphens and underscores, without / at the end";
  return described(pattern(pathExpression, advice), description, example);
}

/** A link to a page of this site, with or without an anchor. */
export function route(description: string, example: string) {
  const expression = new RegExp(`${pathExpression.source.slice(0, -1)}(?:#[\\w-]+)?$`);
  const advice =
    "this is not a link to a page of this site; start with / and end without it, as in /clients#careers";
  return described(pattern(expression, advice), description, example).register(roles, {
    kind: "route",
  });
}

/** A key of a text in `locales/`: namespace, colon, path. */
export function textKey(description: string, example: string) {
  const advice =
    "name a text of locales/: file, colon, key, as in terms:meta.title; the words themselves stand there";
  const schema = pattern(/^[a-z0-9-]+:[\w.-]+$/, advice);
  return described(schema, description, example).register(roles, { kind: "textKey" });
}

/** A fact with a spelling in each language, of at most `maximum` characters. */
export function localized(maximum: number, description: string, example: Record<string, string>) {
  const spelling = (language: Language) =>
    described(
      z.string().trim().min(1).max(maximum),
      `${description} In the language “${language}”, at most ${maximum} characters.`,
      example[language],
    ).register(roles, { kind: "text", language });
  const spellings = codes.map((code) => [code, spelling(code)] as const);
  return described(z.strictObject(Object.fromEntries(spellings)), description, example);
}

/** The point of a picture that a crop keeps visible. */
export const focus = described(
  group("Focus", {
    x: described(z.number().min(0).max(100), "Percent from the left.", 50),
    y: described(z.number().min(0).max(100), "Percent from the top.", 30),
  }),
  "The point of the picture that stays in sight when a small screen crops it; its middle without it.",
  { x: 50, y: 30 },
).optional();
