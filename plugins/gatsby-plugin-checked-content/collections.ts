import type { z } from "zod";
import type { Namespace } from "../../src/i18n/resources";
import { valueAt } from "./json-file";
import { newsItem } from "./schemas/news-item";
import { project } from "./schemas/project";
import { vacancy } from "./schemas/vacancy";
import { hasExpired, isToCome } from "./site/expiry";

/** A folder of `content/` whose files are pages, each named as its file is. */
interface Collection {
  /** The name of the schema of its files, and of their template. */
  entry: string;
  schema: z.ZodObject;
  namespaces: readonly Namespace[];
  /** The fields of an entry that hold the title and the description of its page, in each language. */
  title: string;
  description: string;
  /** The field that entries are sorted by: a number counts up, of dates the latest comes first. */
  order: string;
  /** The field of the first day of an entry: before it, the page waits for the build of that day. */
  begins?: string;
  /** The field of the last day of an entry: after it, the page goes with the next build. */
  ends?: string;
  /** The field of its picture, or of its pictures, whose first one stands for it elsewhere. */
  cover?: string;
  /** The page between the first one and an entry, with the key of its title. */
  above: { path: string; title: string };
  /** Set where that page has a template of its own, which has the name of the collection. */
  list?: { anchors: string[] };
}

/** The folders of `content/` whose files are pages, by their names. */
export const collections = {
  projects: {
    entry: "project",
    schema: project,
    namespaces: ["projects"],
    title: "name",
    description: "summary",
    order: "order",
    cover: "pictures",
    above: { path: "/projects", title: "projects:title" },
    list: { anchors: ["list"] },
  },
  vacancies: {
    entry: "vacancy",
    schema: vacancy,
    namespaces: ["careers"],
    title: "title",
    description: "summary",
    order: "posted",
    begins: "posted",
    ends: "closes",
    above: { path: "/clients#careers", title: "careers:vacancies.title" },
  },
  news: {
    entry: "news-item",
    schema: newsItem,
    namespaces: ["news"],
    title: "title",
    description: "summary",
    order: "date",
    begins: "date",
    cover: "picture",
    above: { path: "/news", title: "news:title" },
    list: { anchors: [] },
  },
} as const satisfies Record<string, Collection>;

type Collections = typeof collections;
export type CollectionName = keyof Collections;
export type EntryOf<Name extends CollectionName> = z.infer<Collections[Name]["schema"]>;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** The row of a collection. */
export const collectionOf = (name: CollectionName): Collection => collections[name];

/** The schemas of collections, by their names. */
export const entrySchemas = Object.fromEntries(
  Object.values(collections).map(({ entry, schema }) => [entry, schema]),
) as { [Name in CollectionName as Collections[Name]["entry"]]: Collections[Name]["schema"] };

/** The path of an entry's page, without a language prefix. */
export const entryPath = (name: CollectionName, id: string): string => `/${name}/${id}`;

/** Why an entry has no page: it has ended, or waits for its first day. */
export function absenceOf(name: CollectionName, value: object): "ended" | "waiting" | undefined {
  const { begins, ends } = collectionOf(name);
  const dateOf = (field?: string) => field && String(valueAt(value, [field]));
  if (hasExpired(dateOf(ends))) return "ended";
  return isToCome(dateOf(begins)) ? "waiting" : undefined;
}

/** The entries of a collection that have begun and not ended, in its order; of two at the same place in that of their files' names. */
export function currentEntries<Entry extends { id: string; value: object }>(
  name: CollectionName,
  entries: readonly Entry[],
): Entry[] {
  const { order } = collectionOf(name);
  const fieldOf = ({ value }: Entry, field: string) => valueAt(value, [field]) as string | number;
  return entries
    .filter(({ value }) => !absenceOf(name, value))
    .toSorted((one, other) => {
      const [first, second] = [one, other].map((entry) => fieldOf(entry, order));
      if (first === second || !first || !second) return one.id < other.id ? -1 : 1;
      return first < second === (typeof first === "number") ? -1 : 1;
    });
}
