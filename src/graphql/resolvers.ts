import type { CreateResolversArgs } from "gatsby";
import { singleSchemas } from "../content/content-schemas";
import { withoutKeywords } from "../content/keywords";
import { nodeType } from "./node-types";

/** What Gatsby gives its resolvers to find nodes with. */
interface Context {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<unknown>;
    getNodeById: (args: { type: string; id: string }) => unknown;
  };
}

/** Query fields for each content file by its name, and for a page by its id. None is nullable. And the words without keywords. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  const fields = Object.keys(singleSchemas).map((name) => [
    fieldName(name),
    {
      type: `${nodeType(name)}!`,
      resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) =>
        nodeModel.findOne({ type: nodeType(name), query: {} }),
    },
  ]);
  const page = {
    type: "ContentPage!",
    args: { id: "String!" },
    resolve: (_source: unknown, { id }: Queries.Query_pageArgs, { nodeModel }: Context) =>
      nodeModel.getNodeById({ type: "ContentPage", id }),
  };
  // Only the search index needs keywords: a page that carried them would send them to everyone.
  const data = { resolve: (words: { data: string }) => withoutKeywords(words.data) };
  createResolvers({ Query: { ...Object.fromEntries(fields), page }, Locale: { data } });
}

/** The field of `who-we-are.json` is `whoWeAre`. That of `site.json` is not `site`, which is Gatsby's own. */
function fieldName(name: string): string {
  return name === "site"
    ? "siteFacts"
    : name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
