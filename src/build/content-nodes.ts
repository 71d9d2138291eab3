import type { CreateNodeArgs, Node } from "gatsby";

interface FileNode extends Node {
  name: string;
  sourceInstanceName: string;
  relativeDirectory: string;
  extension: string;
}

/** Says whether a node is a JSON file of `content/`. Those of `locales/` belong to the i18n plugin. */
export function isContentFile({ node }: { node: Node }): boolean {
  const file = node as FileNode;
  return (
    file.internal.type === "File" &&
    file.sourceInstanceName === "content" &&
    file.extension === "json"
  );
}

/**
 * Turns a content file into a GraphQL node. In place of gatsby-transformer-json, which also takes the
 * locale files and stops at a text whose key is one of Gatsby's own, such as `fields`. Throws on invalid JSON.
 */
export async function createContentNode(args: CreateNodeArgs): Promise<void> {
  if (!isContentFile(args)) return;
  const { actions, createContentDigest, createNodeId, loadNodeContent } = args;
  const file = args.node as FileNode;
  const text = await loadNodeContent(file);
  const node = {
    ...JSON.parse(text),
    id: createNodeId(`${file.id} content`),
    parent: file.id,
    children: [],
    internal: { type: typeName(file), contentDigest: createContentDigest(text) },
  };
  await actions.createNode(node);
  actions.createParentChildLink({ parent: file, child: node });
}

/** The GraphQL type of a file's node: `who-we-are.json` is `ContentWhoWeAre`, every file in `pages/` `ContentPages`. */
function typeName({ name, relativeDirectory }: FileNode): string {
  const words = (relativeDirectory || name).split("-");
  return `Content${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")}`;
}
