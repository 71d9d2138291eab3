import { z } from "zod";
import { contentSchemas, schemaNameOf } from "../content/content-schemas";
import { fieldsOf } from "../content/field-tree";
import { isKeywords } from "../content/keywords";
import { pluralFormOf, withoutPluralForm } from "../content/plural-forms";
import { maximumLength } from "../content/text-lengths";
import { codes, defaultLanguage } from "../i18n/languages";
import { shortened } from "./choices";
import { type Form, type FormField, formField } from "./form-fields";
import { ownWords, wordsIn } from "./site";

/** From how many characters on a text has a field of several lines. */
const long = 80;

/** The fields of a file of words, one for each text, the languages side by side. */
export function wordFields(form: Form, namespace: string, isReading: boolean): FormField[] {
  const known = knownFields(form);
  return groupFields({ form, namespace, isReading, path: [], known });
}

interface Group {
  form: Form;
  namespace: string;
  isReading: boolean;
  path: string[];
  /** What the file's schema says of some fields: the others are texts. */
  known: ReadonlyMap<string, (value: unknown) => FormField>;
}

function knownFields(form: Form): Group["known"] {
  const name = schemaNameOf(form.file) ?? "locale";
  const schema: z.ZodType = contentSchemas[name];
  const fields = schema instanceof z.ZodObject ? fieldsOf(schema, name) : [];
  return new Map(
    fields.map((field) => [field.name, (value: unknown) => formField(field, form, value)]),
  );
}

function groupFields(group: Group): FormField[] {
  const { namespace, path } = group;
  const values = [defaultLanguage, ...codes].map((code) => groupAt(group, code));
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))];
  return names.map((name) => {
    const known = path.length === 0 ? group.known.get(name) : undefined;
    const own = values.map((value) => value[name]).find((value) => value !== undefined);
    if (known) return known(own);
    const label = labelOf(group, name);
    if (typeof own === "object") {
      const inner = { ...group, path: [...path, name] };
      return { name, label, widget: "object", i18n: true, fields: groupFields(inner) };
    }
    const key = [...path, name].join(".");
    const texts = codes.map((code) => String(groupAt(group, code)[name] ?? ""));
    const maxlength = maximumLength(namespace, key, group.isReading);
    const isLong = texts.some((text) => text.length > long || text.includes("\n"));
    return {
      name,
      label,
      widget: isLong ? "text" : "string",
      ...presence(group, name),
      maxlength,
    };
  });
}

/** Where a text is: a plural form is only in the languages that have it. */
function presence(group: Group, name: string): Record<string, unknown> {
  const having = codes.filter((code) => name in groupAt(group, code));
  if (!pluralFormOf(name) || having.length === codes.length) return { i18n: true };
  const isDefaults = having.join() === defaultLanguage;
  return isDefaults ? { i18n: false } : { i18n: true, required: having };
}

/** The texts and groups at the group's place in a language. */
function groupAt({ form, namespace, path }: Group, language: string): Record<string, unknown> {
  let value = wordsIn(form.site, language, namespace) as Record<string, unknown>;
  for (const name of path) value = (value?.[name] ?? {}) as Record<string, unknown>;
  return value;
}

/** What a text or group is called: by its kind, or else by its title or how it begins. */
function labelOf(group: Group, name: string): string {
  const { site } = group.form;
  const { keys, plural } = ownWords(site);
  const form = pluralFormOf(name);
  const base = withoutPluralForm(name);
  const value = groupAt(group, site.language)[name];
  const title = typeof value === "object" ? (value as Record<string, unknown>)?.title : value;
  const begins = typeof title === "string" ? shortened(title) : name;
  const kind = isKeywords(base) ? "keywords" : base;
  const label = (keys as Record<string, string>)[kind] ?? begins;
  return form ? `${label} (${(plural as Record<string, string>)[form]})` : label;
}
