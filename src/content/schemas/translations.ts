import { z } from "zod";
import translationKeys from "../../i18n/translation-keys.json";
import { ownAnchors } from "../../shared/anchors";
import { longestTitle } from "../../shared/page-title";
import { t } from "../messages";
import { entryOf, fieldRoles, listOf, pattern } from "./fields";

/** The texts that the site shows, each with the characters that the design has room for. */
interface Keys {
  /** A name that ends in `?` may be left out with what shows it. `*` stands for the names that content gives. */
  [name: string]: number | Keys;
}

const keys: Record<string, Keys> = translationKeys;

type NameOf<Key> = Key extends `${infer Name}?` ? Name : Key;
export type Namespace = NameOf<keyof typeof translationKeys>;

/** The files of texts that the site's own code reads; false for those that it can do without. */
export const ownNamespaces: ReadonlyMap<string, boolean> = new Map(
  Object.keys(keys).map((name) => [name.replace("?", ""), !name.endsWith("?")]),
);

const longestKeywords = 360;
const text = (maximum: number) => z.string().max(maximum);
const usable = /^[a-zA-Z0-9-]+(_(zero|one|two|few|many|other))?$/;

function schemaOf(keys: number | Keys): z.ZodType {
  return typeof keys === "number" ? text(keys) : groupOf(keys);
}

function groupOf({ "*": any, ...named }: Keys): z.ZodObject {
  const group = z.strictObject(Object.fromEntries(Object.entries(named).flatMap(fieldsOf)));
  return any === undefined ? group : withOthers(group, schemaOf(any));
}

/** The fields that one key stands for: plural forms of a counted text, words for the search beside a title. */
function fieldsOf([name, inner]: [string, number | Keys]): [string, z.ZodType][] {
  const schema = schemaOf(inner);
  const key = name.replace("?", "");
  if (key.endsWith("_other")) {
    const forms = ["zero", "one", "two", "few", "many"].map((form) => key.replace("other", form));
    return [...forms.map((form): [string, z.ZodType] => [form, schema.optional()]), [key, schema]];
  }
  const keywords = key
    .replace(/^(?:title|label)$/, "keywords")
    .replace(/(?:Title|Label)$/, "Keywords");
  return [
    [key, key === name ? schema : schema.optional()],
    ...(keywords === key
      ? []
      : [[keywords, text(longestKeywords).optional()] as [string, z.ZodType]]),
  ];
}

/** A group with further entries, whose names content gives; some names are taken. */
function withOthers(group: z.ZodObject, entry: z.ZodType, taken = /^$/): z.ZodObject {
  return group.catchall(entry).superRefine((value, context) => {
    for (const key of Object.keys(value)) {
      const issue = { code: "custom" as const, path: [key] };
      if (!usable.test(key)) context.addIssue({ ...issue, message: t("unusableKey") });
      if (taken.test(key)) context.addIssue({ ...issue, message: t("form.ownAnchor") });
    }
  });
}

const client = z.strictObject({
  name: text(40),
  location: text(40),
  description: text(140),
  flagUrl: pattern(/^\/flags\/[a-z]{2}\.svg$/, "form.flag", "/flags/qa.svg").register(fieldRoles, {
    kind: "servedFile",
    megabytes: 1,
  }),
  project: entryOf("projects").optional(),
});

/** The clients are a list beside the texts of their section. */
const clientsLocale = z
  .strictObject({ items: listOf(client, "name") })
  .extend(groupOf(keys.clients ?? {}).shape);

export type ClientsTexts = { items: z.infer<typeof client>[] };

const optional = (maximum: number) => text(maximum).optional();

/** A section of a page to read; its key is its anchor. */
const section = z.strictObject({
  title: text(60),
  keywords: optional(longestKeywords),
  text: text(4000),
});

/** The texts of a page to read: what search engines show, a heading, then its sections in their order. */
const pageLocale = withOthers(
  z.strictObject({
    meta: z.strictObject({ title: text(longestTitle), description: text(160) }),
    title: optional(60),
    keywords: optional(longestKeywords),
    intro: optional(4000),
  }),
  section,
  ownAnchors,
);

/** The schema of each file of texts; `page-locale` is that of all pages to read. */
export const localeSchemas = {
  ...Object.fromEntries(
    Object.entries(keys).map(([name, inner]) => [
      `${name.replace("?", "")}-locale`,
      groupOf(inner),
    ]),
  ),
  "clients-locale": clientsLocale,
  "page-locale": pageLocale,
} as Record<`${Namespace | "page"}-locale`, z.ZodObject>;
