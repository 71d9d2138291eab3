import { z } from "zod";
import { ownAnchors } from "../../../shared/anchors";
import { longestTitle } from "../../../shared/page-title";
import { t } from "../messages";
import { entryOf, fieldRoles, listOf, pattern } from "./fields";

const text = (maximum: number) => z.string().max(maximum);
const usable = /^[\w-]+$/;

/** The greatest lengths of texts with little room, in characters. The first row that fits counts. */
const maximums: [key: RegExp, maximum: number][] = [
  [/:meta\.title$/, longestTitle],
  [/:meta\.description$/, 160],
  [/^common:navigation\./, 24],
  [/^common:/, 80],
  [/title$/i, 60],
  [/[.:](?:action|all|askForOffer|backHome|getInTouch|more|ourProjects|readMore|submit)$/, 40],
];

/** The greatest length of a text, in characters; undefined where any will do. */
export const maximumOf = (namespace: string, key: string): number | undefined =>
  maximums.find(([pattern]) => pattern.test(`${namespace}:${key}`))?.[1];

/** A group with further entries, whose names content gives; some names are taken. */
function withOthers(group: z.ZodObject, entry: z.ZodType, taken: RegExp): z.ZodObject {
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

/** Texts by their keys, in groups. Which keys there must be follows from comparing the languages. */
const texts: z.ZodType<object> = z.lazy(() =>
  z.record(z.string().regex(usable), z.union([z.string(), texts])),
);

const clientsLocale = z
  .object({ items: listOf(client, "name") })
  .catchall(z.union([z.string(), texts]));

const optional = (maximum: number) => text(maximum).optional();

const section = z.strictObject({
  title: text(60),
  text: text(4000),
});

/** The texts of a page to read: what search engines show, a heading, then its sections in their order. */
const pageLocale = withOthers(
  z.strictObject({
    meta: z.strictObject({ title: text(longestTitle), description: text(160) }),
    title: optional(60),
    intro: optional(4000),
  }),
  section,
  ownAnchors,
);

/** The schemas of files of texts: those that the site's own code reads, and those of pages to read. */
export const localeSchemas = {
  "clients-locale": clientsLocale,
  "page-locale": pageLocale,
  "texts-locale": texts,
} as const;
