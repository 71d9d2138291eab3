import path from "node:path";
import type { GraphQLResolveInfo } from "graphql";

/** The part of the context of Gatsby's resolvers that we use. */
export interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<unknown>;
    findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>;
    getNodeById: (args: { type: string; id: string }) => unknown;
  };
}

type Resolve<Source, Arguments> = (
  source: Source,
  args: Arguments,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => unknown;

/** A field for `createResolvers`, typed by what its resolver takes. */
export function field<Source, Arguments = object>(
  type: string,
  resolve: Resolve<Source, Arguments>,
  args: Record<string, unknown> = {},
) {
  return { type, args, resolve };
}

/** The node of a file below `content/`. Pages that query it are updated when the file changes. */
export async function contentNode(nodeModel: ResolverContext["nodeModel"], name: string) {
  const absolutePath = { eq: path.resolve("content", name).split(path.sep).join("/") };
  const node = await nodeModel.findOne({ type: "File", query: { filter: { absolutePath } } });
  return node as { absolutePath: string } | null;
}

/** The translations of a namespace in a language. Pages that query them are updated when they change. */
export async function translationsIn(
  nodeModel: ResolverContext["nodeModel"],
  language: string,
  namespace = "",
) {
  const filter = { ns: { eq: namespace }, language: { eq: language } };
  const node = await nodeModel.findOne({ type: "Locale", query: { filter } });
  return JSON.parse((node as { data: string } | null)?.data ?? "{}");
}
