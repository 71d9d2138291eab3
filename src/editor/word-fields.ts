import { contentSchemas } from "../content/content-schemas";
import { fieldsOf } from "../content/field-tree";
import { valueAt } from "../content/json-file";
import { isKeywords } from "../content/keywords";
import { pluralFormOf, withoutPluralForm } from "../content/plural-forms";
import { maximumLength } from "../content/text-lengths";
import { codes, defaultLanguage } from "../i18n/languages";
import { shortened } from "./choices";
import { type Form, type FormField, formField } from "./form-fields";
import { ownWords, wordsIn } from "./site";

/** A text that has a field of several lines. */
const long = /.{81}|\n/;

const clientFields = fieldsOf(contentSchemas["clients-locale"], "clients-locale");

/** The fields of a file of words, one for each text, the languages side by side. */
export function wordFields(form: Form, namespace: string, isReading: boolean): FormField[] {
  return groupFields([]);

  function groupFields(path: string[]): FormField[] {
    const groups = [defaultLanguage, ...codes].map((code) => valueIn(code, path) ?? {});
    return [...new Set(groups.flatMap(Object.keys))].map((name) => wordField([...path, name]));
  }

  function wordField(path: string[]): FormField {
    const [name = ""] = path.slice(-1);
    const values = codes.map((code) => valueIn(code, path));
    const listed = namespace === "clients" && path.length === 1 ? clientFields : [];
    const known = listed.find((field) => field.name === name);
    if (known) return formField(known, form);
    const look = { name, label: labelOf(path) };
    if (values.some((value) => typeof value === "object"))
      return { ...look, widget: "object", i18n: true, fields: groupFields(path) };
    const isLong = values.some((value) => long.test(String(value)));
    return {
      ...look,
      widget: isLong ? "text" : "string",
      ...presence(
        name,
        codes.filter((_code, index) => values[index] !== undefined),
      ),
      maxlength: maximumLength(namespace, path.join("."), isReading),
    };
  }

  function valueIn(language: string, path: string[]) {
    return valueAt(wordsIn(form.site, language, namespace), path);
  }

  /** What a text or group is called: by its kind, or else by its title or how it begins. */
  function labelOf(path: string[]): string {
    const { keys, plural } = ownWords(form.site) as Record<
      "keys" | "plural",
      Record<string, string>
    >;
    const [name = ""] = path.slice(-1);
    const base = withoutPluralForm(name);
    const value = valueIn(form.site.language, path);
    const title = typeof value === "object" ? valueAt(value, ["title"]) : value;
    const begins = typeof title === "string" ? shortened(title) : name;
    const label = keys[isKeywords(base) ? "keywords" : base] ?? begins;
    const category = pluralFormOf(name);
    return category ? `${label} (${plural[category]})` : label;
  }
}

/** Where a text is: a plural form is only in the languages that have it. */
function presence(name: string, having: string[]): Record<string, unknown> {
  if (!pluralFormOf(name) || having.length === codes.length) return { i18n: true };
  return having.join() === defaultLanguage ? { i18n: false } : { i18n: true, required: having };
}
