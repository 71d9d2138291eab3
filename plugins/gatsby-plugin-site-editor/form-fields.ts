import path from "node:path";
import { z } from "zod";
import { languageName } from "../../shared/format";
import { isLanguage } from "../../shared/languages";
import { collections } from "../gatsby-plugin-checked-content/collections";
import { isolated, labelOfKey, labelsOf } from "../gatsby-plugin-checked-content/field-labels";
import { type Field, fieldsOf } from "../gatsby-plugin-checked-content/schemas/field-tree";
import { fieldRoles, type Role } from "../gatsby-plugin-checked-content/schemas/fields";
import { choicesOf, type EditedSite, ownLabels } from "./site";

/** A field of a form, as the editor's configuration spells it. */
export type FormField = Record<string, unknown> & { name: string };

/** The context of a form: the site, and the path of the file that it writes, from the repository's root. */
export interface Form {
  site: EditedSite;
  file: string;
}

/** The fields of the group at a path; the id of a list's entry last, since people begin with its name. */
export function formFields(group: z.ZodObject, fieldPath: string, form: Form): FormField[] {
  const place = ({ path }: Field) => Number(path.endsWith("[].id"));
  const fields = fieldsOf(group, fieldPath).toSorted((one, other) => place(one) - place(other));
  return fields.map((field) => formField(field, form));
}

/** One field. Throws at a schema that no field of the editor can hold. */
export function formField(field: Field, form: Form): FormField {
  const { name, schema, isRequired } = field;
  if (schema instanceof z.ZodLiteral) return { name, widget: "hidden", default: schema.value };
  const { label, hint } = labelsOf(field.path, schema, form.site.language);
  const isTranslations = form.file.startsWith("locales/");
  // A localized value is called by its language; what it is about stands at the group of all.
  const isLocalized = fieldRoles.get(schema)?.kind === "text";
  // A calendar offers days only.
  const dayHint = pickerOf(field)?.[1] === "YYYY-MM" ? ` ${ownLabels(form.site).anyDay}` : "";
  // Every language has the same entries in its lists, in the same order, and the same files.
  const i18n = fieldRoles.has(schema) || schema instanceof z.ZodArray ? "duplicate" : true;
  return {
    name,
    label,
    ...(isRequired && (isTranslations || !mayBeEmpty(schema)) ? {} : { required: false }),
    ...(isLocalized ? {} : { hint: `${hint}${dayHint}` }),
    ...(isTranslations ? { i18n } : {}),
    ...inputOf(field, form),
  };
}

/** True for a list that needs no entry. The editor wants one in each list that is required. */
export const mayBeEmpty = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodArray && !z.toJSONSchema(schema, { io: "input" }).minItems;

function inputOf(field: Field, form: Form): Record<string, unknown> {
  const { schema } = field;
  const options = optionsOf(schema, field.path, form);
  if (options) return { widget: "select", options };
  const role = fieldRoles.get(schema);
  // The editor then deletes no project that is chosen somewhere.
  if (role?.kind === "entry" && role.list === "projects") {
    const name = `${collections.projects.title}.${form.site.language}`;
    const fields = { value_field: "{{slug}}", display_fields: [name], search_fields: [name] };
    return { widget: "relation", collection: "projects", ...fields };
  }
  if (isFile(role)) return inputOfFile(role, field, form);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return inputOfText(field, form);
  if (schema instanceof z.ZodNumber) {
    const { type, minimum, maximum } = z.toJSONSchema(schema);
    const value_type = type === "integer" ? "int" : "float";
    return { widget: "number", value_type, min: minimum, max: maximum };
  }
  // The example is the value that changes something. A file without the switch has the other.
  if (schema instanceof z.ZodBoolean) return { widget: "boolean", default: !field.example };
  if (schema instanceof z.ZodArray) return inputOfList(field, schema, form);
  if (schema instanceof z.ZodObject)
    return { widget: "object", fields: formFields(schema, field.path, form) };
  throw new Error(`${form.file}: the editor has no form for the field ${field.name}.`);
}

type FileRole = Extract<Role, { kind: "image" | "drawing" | "servedFile" }>;

const isFile = (role?: Role): role is FileRole =>
  ["image", "drawing", "servedFile"].includes(role?.kind ?? "");

/** What the editor makes of a photograph: large enough for every screen, and light. */
const shrunk = { format: "webp", quality: 90, width: 2880, height: 2880 };

function inputOfFile(role: FileRole, field: Field, { file, site }: Form) {
  const extension = path.posix.extname(String(field.example));
  const isPicture = role.kind !== "servedFile";
  const own = role.kind === "drawing" ? role.extensions : [extension];
  // A picture that must be transparent, such as a logo, has a PNG as its example.
  const isPhotograph = role.kind === "image" && extension !== ".png";
  const accepted = isPhotograph ? [".jpg", ".jpeg", ".png", ".webp"] : own;
  const bytes = role.kind === "drawing" ? role.kilobytes * 1000 : role.megabytes * 1024 * 1024;
  const transformations = { raster_image: shrunk };
  const upload = isPhotograph ? { transformations } : { max_file_size: bytes };
  return {
    widget: isPicture || extension === ".svg" ? "image" : "file",
    ...(field.path.includes("[]") ? {} : foldersOf(field, file)),
    accept: accepted.join(","),
    choose_url: false,
    media_libraries: { default: { config: { ...upload, slugify_filename: true } } },
    // A picture is named from the file that names it: what the window offers beside its folder is not.
    pattern: [
      `${isPicture ? "^[^/].*" : ""}\\.(${accepted.map((name) => name.slice(1)).join("|")})$`,
      `${ownLabels(site).form} ${labelsOf(field.path, field.schema, site.language).hint}`,
    ],
  };
}

/** Where a field's files lie, and how a file of content names them there: beside it, or below `static/`. */
function foldersOf({ schema, example }: Field, file: string) {
  const folder = path.posix.dirname(String(example));
  if (fieldRoles.get(schema)?.kind === "servedFile")
    return { media_folder: `/static${folder}`, public_folder: folder };
  return {
    media_folder: `/${path.posix.join(path.posix.dirname(file), folder)}`,
    public_folder: folder.startsWith(".") ? folder : `./${folder}`,
  };
}

/** Where the files of a group's lists lie, for the whole form: the editor mixes up the folders of fields of one name. */
export function listFolders(group: z.ZodObject, file: string) {
  const entriesIn = (outer: z.ZodObject): Field[] =>
    fieldsOf(outer, "").flatMap(({ schema }) =>
      schema instanceof z.ZodArray && schema.element instanceof z.ZodObject
        ? [...fieldsOf(schema.element, ""), ...entriesIn(schema.element)]
        : [],
    );
  const field = entriesIn(group).find(({ schema }) => isFile(fieldRoles.get(schema)));
  return field && foldersOf(field, file);
}

function inputOfList(field: Field, schema: z.ZodArray, form: Form) {
  const { minItems, maxItems } = z.toJSONSchema(schema, { io: "input" });
  const bounds = { min: minItems, max: maxItems };
  const element = schema.element as z.ZodType;
  if (element instanceof z.ZodEnum) {
    const options = optionsOf(element, field.path, form);
    return { widget: "select", multiple: true, options, ...bounds };
  }
  const fieldPath = `${field.path}[]`;
  const { label } = labelsOf(fieldPath, element, form.site.language);
  const list = { widget: "list", label_singular: label, ...bounds };
  if (!(element instanceof z.ZodObject)) {
    const [example] = (element.meta()?.examples ?? []) as unknown[];
    const entry = { name: "item", path: fieldPath, isRequired: true, schema: element, example };
    return { ...list, field: formField(entry, form) };
  }
  const fields = formFields(element, fieldPath, form);
  return { ...list, collapsed: true, ...summaryOf(fields, form.site), fields };
}

/** How a folded entry of a list is told from the others: by a name, best one that each entry has, and by its picture. */
function summaryOf(fields: FormField[], { language }: EditedSite) {
  const localized = fields.filter((field) =>
    (field.fields as FormField[] | undefined)?.some(({ name }) => name === language),
  );
  const named = localized.find(({ required }) => required !== false) ?? localized[0];
  return {
    summary: `{{${named ? `${named.name}.${language}` : fields[0]?.name}}}`,
    thumbnail: fields.find(({ widget }) => widget === "image")?.name,
  };
}

/** What a field can hold where that is a closed list; undefined where it is not. */
function optionsOf(schema: z.ZodType, fieldPath: string, { site, file }: Form) {
  if (schema instanceof z.ZodEnum) {
    const { values = {} } = labelsOf(fieldPath, schema, site.language);
    return schema.options.map(String).map((value) => {
      const name = isLanguage(value)
        ? languageName(value, site.language)
        : labelOfKey(value, site.language);
      return { label: values[value] ?? name, value };
    });
  }
  const role = fieldRoles.get(schema);
  const choices = role && choicesOf(role, site, file);
  // The editor refuses a list without a choice: a film that the site does not have yet has no labels.
  return choices?.length ? choices : undefined;
}

/** What is chosen from a calendar or a clock, by the form of its example: how the file has it, and what is chosen. */
const pickers = [
  [/^\d{4}-\d\d-\d\d$/, "YYYY-MM-DD", "date"],
  [/^\d{4}-\d\d$/, "YYYY-MM", "date"],
  [/^\d\d:\d\d$/, "HH:mm", "time"],
] as const;

const pickerOf = ({ example }: Field) => pickers.find(([form]) => form.test(String(example)));

/** The input of a text, with the rules that the editor can hold: kind, form, length. */
function inputOfText(field: Field, { site }: Form) {
  const { schema, example } = field;
  const [, format, type] = pickerOf(field) ?? [];
  if (format) return { widget: "datetime", format, type };
  if (schema instanceof z.ZodEmail) return { widget: "string", type: "email" };
  const isAddress = schema instanceof z.ZodURL;
  const { pattern, allOf, maxLength = 0 } = z.toJSONSchema(schema, { io: "input" });
  const form = allOf?.at(-1)?.pattern ?? pattern ?? (isAddress ? "^https://" : undefined);
  const shown = isolated(`${example}`, site.language);
  return {
    // A text that may be long has a box of several lines.
    widget: maxLength < 150 ? "string" : "text",
    type: isAddress ? "url" : undefined,
    pattern: form && [form, ownLabels(site).formLike.replace("{example}", shown)],
    maxlength: maxLength || undefined,
  };
}
