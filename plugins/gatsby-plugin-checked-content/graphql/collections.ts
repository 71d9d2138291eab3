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

/** The entry of a collection that a file holds; undefined where there is none, or no longer. */
export const entryOf = async (name: CollectionName, slug: unknown, model: NodeModel) =>
  (await entriesOf(name, model)).find((one) => slugOf(one, model) === slug);

const typeOf = (name: CollectionName) => nodeType(collections[name].entry);

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
    const type = typeOf(name);
    const all = field<unknown, { first?: number }>(
      `[${type}!]!`,
      async (_source, { first }, { nodeModel }) =>
        (await entriesOf(name, nodeModel)).slice(0, first),
      { first: "Int" },
    );
    const one = field<unknown, { slug: string }>(
      `${type}!`,
      (_source, { slug }, { nodeModel }) => entryOf(name, slug, nodeModel),
      { slug: "String!" },
    );
    return [
      [name, all],
      [fieldName(collections[name].entry), one],
    ];
  }),
);

/** The entry of a list that a field names. */
export async function namedEntry(list: EntryList | "services", id: unknown, nodeModel: NodeModel) {
  if (list === "projects") return entryOf(list, id, nodeModel);
  const node = await nodeModel.findOne({ type: nodeType(list), query: {} });
  const { items } = (node ?? { items: [] }) as { items: { id: string; begins?: string }[] };
  return begun(items).find((entry) => entry.id === id);
}
