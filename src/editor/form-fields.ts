import path from "node:path";
import { z } from "zod";
import { type Field, fieldsOf } from "../content/field-tree";
import { findWords, wordsOf } from "../content/field-words";
import { type Role, roles } from "../content/schemas/fields";
import { type Choice, namespaceChoices } from "./choices";
import { type EditedSite, ownWords } from "./site";

/** A field of a form, as the editor's configuration spells it. */
export type FormField = Record<string, unknown> & { name: string };

/** The context of a form: the site, the file that it writes, and what its fields can refer to. */
export interface Form {
  site: EditedSite;
  /** The path of the file, from the repository's root. */
  file: string;
  texts: Choice[];
  routes: Choice[];
  /** How the fields of a file that each language has go together. */
  i18n?: true;
}

const megabyte = 1024 * 1024;

/** The fields of the group at a path, in the order in which its file has them, so that a saving moves nothing. */
export function formFields(
  group: z.ZodObject,
  path: string,
  form: Form,
  value?: unknown,
): FormField[] {
  const order = keysOf(value);
  const place = ({ name }: Field) => (order.includes(name) ? order.indexOf(name) : order.length);
  return fieldsOf(group, path)
    .sort((one, other) => place(one) - place(other))
    .map((field) => formField(field, form, valuesOf(value, field.name)));
}

/** One field. Throws at a schema that no field of the editor can hold. */
export function formField(field: Field, form: Form, value?: unknown): FormField {
  if (field.schema instanceof z.ZodLiteral) {
    return { name: field.name, widget: "hidden", default: field.schema.value };
  }
  const { label, hint } = wordsOf(field.path, field.schema, form.site.language);
  // A spelling is called by its language; what it is about stands at the group of all spellings.
  const isSpelling = roles.get(field.schema)?.kind === "text";
  const look = {
    name: field.name,
    label,
    ...(field.isRequired ? {} : { required: false }),
    ...(isSpelling ? {} : { hint }),
  };
  const i18n = form.i18n ? { i18n: translated(field.schema) } : {};
  return { ...look, ...i18n, ...inputOf(field, form, value) };
}

/** Every language has the same entries in its lists, in the same order, and the same files. */
function translated(schema: z.ZodType): true | "duplicate" {
  return roles.has(schema) || schema instanceof z.ZodArray ? "duplicate" : true;
}

function inputOf(field: Field, form: Form, value: unknown): Record<string, unknown> {
  const { schema, path } = field;
  const role = roles.get(schema);
  const options = optionsOf(schema, path, form);
  if (options) return { widget: "select", options };
  if (role?.kind === "image" || role?.kind === "drawing" || role?.kind === "servedFile")
    return inputOfFile(role, field, form);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return { widget: "string", ...rulesOf(field, form) };
  if (schema instanceof z.ZodNumber) {
    const { type, minimum, maximum } = z.toJSONSchema(schema);
    const isWhole = type === "integer";
    return { widget: "number", value_type: isWhole ? "int" : "float", min: minimum, max: maximum };
  }
  // A switch that a file leaves out is on.
  if (schema instanceof z.ZodBoolean) return { widget: "boolean", default: true };
  if (schema instanceof z.ZodArray) return inputOfList(field, schema, form, value);
  if (schema instanceof z.ZodObject) {
    return { widget: "object", fields: formFields(schema, path, form, value) };
  }
  throw new Error(`${form.file}: the editor has no form for the field ${field.name}.`);
}

function inputOfFile(
  role: Extract<Role, { kind: "image" | "drawing" | "servedFile" }>,
  { example }: Field,
  { file, site }: Form,
): Record<string, unknown> {
  const extension = path.posix.extname(String(example));
  const isPicture = role.kind !== "servedFile";
  const folder = path.posix.dirname(String(example));
  const base = isPicture ? path.posix.dirname(file) : "static";
  const megabytes = isPicture ? 8 : role.megabytes;
  const accepted = role.kind === "image" ? [".jpg", ".png"] : [extension];
  return {
    widget: isPicture || extension === ".svg" ? "image" : "file",
    media_folder: `/${path.posix.join(base, folder)}`,
    public_folder: isPicture ? relative(folder) : folder,
    accept: accepted.join(","),
    choose_url: false,
    media_libraries: {
      default: { config: { max_file_size: megabytes * megabyte, slugify_filename: true } },
    },
    // A picture is named from the file that names it: what the window offers beside its folder is not.
    pattern: [
      `${isPicture ? "^[^/].*" : ""}\\.(${accepted.map((name) => name.slice(1)).join("|")})$`,
      wrong(site, example),
    ],
  };
}

/** A folder beside a file, as the editor spells what is not at the root of the site. */
function relative(folder: string): string {
  return folder.startsWith(".") ? folder : `./${folder}`;
}

function inputOfList(
  field: Field,
  schema: z.ZodArray,
  form: Form,
  value: unknown,
): Record<string, unknown> {
  const { minItems, maxItems } = z.toJSONSchema(schema, { io: "input" });
  const bounds = { min: minItems, max: maxItems };
  const { element } = schema;
  const one = element as z.ZodType;
  // Each of these is unique in its list.
  if (one instanceof z.ZodEnum || roles.get(one)?.kind === "namespace") {
    const options = optionsOf(one, field.path, form);
    return { widget: "select", multiple: true, options, ...bounds };
  }
  const path = `${field.path}[]`;
  const { language } = form.site;
  const { label } = findWords(path, one, language) ?? wordsOf(field.path, schema, language);
  const items = Array.isArray(value) ? value : [];
  if (element instanceof z.ZodObject) {
    const fields = formFields(element, path, form, merged(items));
    const look = { collapsed: true, ...summaryOf(fields, form) };
    return { widget: "list", label_singular: label, ...look, fields, ...bounds };
  }
  const inner = formField({ name: "item", path, isRequired: true, schema: one }, form);
  return { widget: "list", label_singular: label, field: inner, ...bounds };
}

/** How an entry of a list is told from the others while it is folded: by its name, and by its picture where it has one. */
function summaryOf(fields: FormField[], { site }: Form): Record<string, string> {
  const spelled = fields.find((field) => field.widget === "object" && isPair(field));
  const [first] = fields;
  const name = spelled ? `${spelled.name}.${site.language}` : first?.name;
  const picture = fields.find(({ widget }) => widget === "image");
  return { summary: `{{${name}}}`, ...(picture ? { thumbnail: picture.name } : {}) };
}

function isPair({ fields }: FormField): boolean {
  return (fields as FormField[]).every(({ name }) => name.length === 2);
}

/** What a field can name; undefined where it holds something else. */
function optionsOf(schema: z.ZodType, path: string, form: Form): Choice[] | undefined {
  const { site, texts, routes } = form;
  if (schema instanceof z.ZodEnum) {
    const { values = {} } = wordsOf(path, schema, site.language);
    return schema.options.map(String).map((value) => ({ label: values[value] ?? value, value }));
  }
  const kind = roles.get(schema)?.kind;
  if (kind === "textKey") return texts;
  if (kind === "route") return routes;
  return kind === "namespace" ? namespaceChoices(site) : undefined;
}

/** The rules of a text that the editor can hold: kind, form, length. */
function rulesOf({ schema, example }: Field, { site }: Form): Record<string, unknown> {
  if (schema instanceof z.ZodEmail) return { type: "email" };
  const { pattern, allOf, maxLength } = z.toJSONSchema(schema, { io: "input" });
  const isAddress = schema instanceof z.ZodURL;
  const forms = [
    ...(isAddress ? ["^https://"] : []),
    ...[pattern, ...(allOf ?? []).map((part) => part.pattern)].flatMap((form) => form ?? []),
  ];
  return {
    ...(isAddress ? { type: "url" } : {}),
    ...(forms.length > 0 ? { pattern: [together(forms), wrong(site, example)] } : {}),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
  };
}

/** One regular expression that holds where each of several does. */
function together(forms: string[]): string {
  const [only] = forms;
  if (only && forms.length === 1) return only;
  const ahead = forms.map((form) => (form.startsWith("^") ? form : `.*?(?:${form})`));
  return `^${ahead.map((form) => `(?=${form})`).join("")}`;
}

function wrong(site: EditedSite, example: unknown): string {
  const { form, formLike } = ownWords(site);
  return example === undefined ? form : formLike.replace("{example}", String(example));
}

function keysOf(value: unknown): string[] {
  return value && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [];
}

function valuesOf(value: unknown, name: string): unknown {
  return value && typeof value === "object" ? (value as Record<string, unknown>)[name] : undefined;
}

/** The keys of all entries of a list, in the order in which they first come. */
function merged(items: unknown[]): unknown {
  return Object.assign({}, ...items.map((item) => (item && typeof item === "object" ? item : {})));
}
