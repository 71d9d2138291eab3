import {
  buildSchema,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { stringsIn } from "../../src/build/json-file";
import { pagesOf } from "../../src/build/pages";
import { typeDefs } from "../../src/build/schema";
import type { PageFile } from "../../src/build/schemas/page";
import { type SiteTexts, valueAt } from "../../src/build/site-files";
import { codes } from "../../src/i18n/languages";

/** The types of the site's facts, with what Gatsby adds to them. */
export const types = buildSchema(
  `directive @dontInfer on OBJECT
   directive @localized on FIELD_DEFINITION
   directive @fileByRelativePath on FIELD_DEFINITION
   interface Node { id: ID }
   scalar File
   ${typeDefs}`,
  { assumeValid: true },
);

/** The type of a content file's node. */
export function typeOf(name: string) {
  const base = name.startsWith("content/pages/")
    ? "pages"
    : name.replace(/^content\/|\.json$/g, "");
  const words = base.split("-").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return types.getType(`Content${words.join("")}`);
}

/** What would fail in a build of these files, found without one: answers of queries, pages, words. */
export function buildFaults(texts: SiteTexts): string[] {
  const files = [...texts].map(([name, text]) => ({ name, value: JSON.parse(text) }));
  const content = files.filter(({ name }) => name.startsWith("content/"));
  const pages = content.filter(({ name }) => name.startsWith("content/pages/"));
  const paths = pages.flatMap(({ name, value }) =>
    pagesOf({ ...(value as PageFile), id: name }).map((page) => page.path),
  );
  return [
    ...content.flatMap(({ name, value }) => answerFaults(typeOf(name) as never, value, name)),
    ...paths.filter((path, index) => paths.indexOf(path) < index),
    ...content.flatMap(({ name, value }) => keyFaults(texts, name, value)),
  ];
}

function answerFaults(type: GraphQLOutputType, value: unknown, place: string): string[] {
  if (isNonNullType(type)) {
    return value === undefined || value === null
      ? [place]
      : answerFaults(type.ofType, value, place);
  }
  if (value === undefined || value === null) return [];
  if (isListType(type)) {
    return (value as unknown[]).flatMap((item, index) =>
      answerFaults(type.ofType, item, `${place}[${index}]`),
    );
  }
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    answerFaults(
      field.type,
      (value as Record<string, unknown>)[field.name],
      `${place}.${field.name}`,
    ),
  );
}

function keyFaults(texts: SiteTexts, name: string, value: unknown): string[] {
  return [...stringsIn(value)].flatMap(([, text]) => {
    const [, namespace, key = ""] = /^([a-z-]+):([\w.-]+)$/.exec(text) ?? [];
    if (!namespace) return [];
    return codes
      .map((code) => JSON.parse(texts.get(`locales/${code}/${namespace}.json`) ?? "{}"))
      .filter((words) => typeof valueAt(words, key.split(".")) !== "string")
      .map(() => `${name}: ${text}`);
  });
}
