import {
  type CollectionName,
  collectionNames,
  collectionOf,
  collections,
  currentEntries,
  entryPath,
} from "../collections";
import type { EntryList } from "../schemas/fields";
import { begun } from "../site/expiry";
import { field, type ResolverContext } from "./content-file";
import { fieldName, nodeType } from "./node-types";

type NodeModel = ResolverContext["nodeModel"];

/** The node of an entry: what its file holds, and its file. */
export interface EntryNode {
  parent: string;
}

/** The name of an entry's file, which is its address. */
export const slugOf = ({ parent }: EntryNode, nodeModel: NodeModel): string =>
  (nodeModel.getNodeById({ type: "File", id: parent }) as { name: string }).name;

/** The current entries of a collection, in its order. */
export async function entriesOf<Node extends EntryNode>(
  name: CollectionName,
  nodeModel: NodeModel,
) {
  const { entries } = await nodeModel.findAll({ type: typeOf(name), query: {} });
  const named = ([...entries] as Node[]).map((value) => ({ id: slugOf(value, nodeModel), value }));
  return currentEntries(name, named).map(({ value }) => value);
}

const typeOf = (name: CollectionName) => nodeType(collections[name].entry);
const isCollection = (list: string): list is CollectionName => Object.hasOwn(collections, list);

/** The fields of entries beside those of their files, by their types. */
export const entryFields = Object.fromEntries(
  collectionNames.map((name) => {
    const { cover = "" } = collectionOf(name);
    const slug = field<EntryNode>("String!", (node, _args, { nodeModel }) =>
      slugOf(node, nodeModel),
    );
    const path = field<EntryNode>("String!", (node, _args, { nodeModel }) =>
      entryPath(name, slugOf(node, nodeModel)),
    );
    const first = field<Record<string, unknown>>("EntryPicture", (node) => [node[cover]].flat()[0]);
    return [typeOf(name), { slug, path, ...(cover && { cover: first }) }];
  }),
);

/** The query fields of each collection: all its entries or the first ones, and one by the name of its file. */
export const entryQueries = Object.fromEntries(
  collectionNames.flatMap((name) => {
    const all = field<unknown, { first?: number }>(
      `[${typeOf(name)}!]!`,
      async (_source, { first }, { nodeModel }) =>
        (await entriesOf(name, nodeModel)).slice(0, first),
      { first: "Int" },
    );
    return [
      [name, all],
      [fieldName(collections[name].entry), oneOf(typeOf(name), name)],
    ];
  }),
);

type List = EntryList | CollectionName | "services";

/** The query field of one entry of a list, by its id. */
function oneOf(type: string, list: List) {
  return field<unknown, { slug: string }>(
    `${type}!`,
    (_source, { slug }, { nodeModel }) => namedEntry(list, slug, nodeModel),
    { slug: "String!" },
  );
}

/** The entry of a list that an id names; undefined where there is none, or no longer. */
export async function namedEntry(list: List, id: unknown, nodeModel: NodeModel) {
  if (isCollection(list))
    return (await entriesOf(list, nodeModel)).find((one) => slugOf(one, nodeModel) === id);
  const node = await nodeModel.findOne({ type: nodeType(list), query: {} });
  const { items } = (node ?? { items: [] }) as { items: { id: string; begins?: string }[] };
  return begun(items).find((entry) => entry.id === id);
}

/** The entries of a list that ids name, without those that are not there. */
export async function namedEntries(list: List, ids: readonly unknown[], nodeModel: NodeModel) {
  const entries = await Promise.all(ids.map((id) => namedEntry(list, id, nodeModel)));
  return entries.filter(Boolean);
}
