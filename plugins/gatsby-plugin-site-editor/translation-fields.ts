import { codes, defaultLanguage } from "../../shared/languages";
import { contentSchemas } from "../gatsby-plugin-checked-content/content-schemas";
import { stringsIn, valueAt } from "../gatsby-plugin-checked-content/json-file";
import { pluralFormOf, withoutPluralForm } from "../gatsby-plugin-checked-content/plural-forms";
import { fieldsOf } from "../gatsby-plugin-checked-content/schemas/field-tree";
import { maximumOf } from "../gatsby-plugin-checked-content/schemas/translations";
import { textsReader } from "../gatsby-plugin-checked-content/site/site-files";
import { type Form, type FormField, formField } from "./form-fields";
import { ownLabels, shortened } from "./site";

/** A text that has a field of several lines. */
const long = /.{81}|\n/;

/** The one list in a file of texts. */
const clients = fieldsOf(contentSchemas["clients-locale"], "clients-locale").find(
  ({ name }) => name === "items",
);

/** The fields of a file of labels, one for each text, the languages side by side. */
export function translationFields(form: Form, namespace: string): FormField[] {
  const { site } = form;
  const labels: Record<"keys" | "plural" | "hints", Record<string, string>> = ownLabels(site);
  const { keys, plural, hints } = labels;
  return groupFields([]);

  function groupFields(path: string[]): FormField[] {
    const groups = [defaultLanguage, ...codes].map((code) => valueIn(code, path) ?? {});
    const fields = [...new Set(groups.flatMap(Object.keys))].map((name) =>
      translationField(path, name),
    );
    // The editor refuses a group without a field: one whose texts are all gone.
    return fields.filter((field) => !Array.isArray(field.fields) || field.fields.length > 0);
  }

  function translationField(parent: string[], name: string): FormField {
    const path = [...parent, name];
    if (clients && namespace === "clients" && path.join(".") === clients.name)
      return formField(clients, form);
    const values = codes.map((code) => valueIn(code, path));
    const look = { name, label: labelOf(path, name), hint: hints[`${namespace}:${path}`] };
    if (values.some((value) => typeof value === "object"))
      return { ...look, widget: "object", i18n: true, fields: groupFields(path) };
    return {
      ...look,
      widget: values.some((value) => long.test(String(value))) ? "text" : "string",
      ...presence(name, path),
      maxlength: maximumOf(namespace, path.join(".")),
    };
  }

  function valueIn(language: string, path: string[]) {
    return valueAt(textsReader(site, language)(namespace), path);
  }

  /** What a text or group is called: by its kind, or else by its title or how it begins. */
  function labelOf(path: string[], name: string): string {
    const base = withoutPluralForm(name);
    const value = valueIn(site.language, path);
    const first = stringsIn(value)[0]?.[1];
    const title = typeof value === "object" ? (valueAt(value, ["title"]) ?? first) : value;
    const begins = shortened(String(title ?? name));
    const label = keys[base] ?? begins;
    const category = pluralFormOf(name);
    return category ? `${label} (${plural[category]})` : label;
  }

  /** Where a text is: a plural form is only in the languages that have it. */
  function presence(name: string, path: string[]): Record<string, unknown> {
    const having = codes.filter((code) => valueIn(code, path) !== undefined);
    if (!pluralFormOf(name) || having.length === codes.length) return { i18n: true };
    return having.join() === defaultLanguage ? { i18n: false } : { i18n: true, required: having };
  }
}
