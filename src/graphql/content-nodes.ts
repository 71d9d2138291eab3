import path from "node:path";
import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import { checkFiles, Folders } from "../content/checks/files";
import { checkStructure } from "../content/checks/structure";
import { JsonFile } from "../content/json-file";

interface FileNode extends Node {
  name: string;
  sourceInstanceName: string;
  relativeDirectory: string;
  extension: string;
  absolutePath: string;
}

/** Says whether a node is a file of `content/` or `locales/` that a GraphQL node comes from, or a picture that one may wait for. */
export function isContentFile({ node }: { node: Node }): boolean {
  const file = node as FileNode;
  return file.internal.type === "File" && (isJson(file) || isPicture(file));
}

function isJson({ sourceInstanceName, extension }: FileNode): boolean {
  return ["content", "locales"].includes(sourceInstanceName) && extension === "json";
}

function isPicture({ sourceInstanceName, extension }: FileNode): boolean {
  return sourceInstanceName === "content" && ["jpg", "png"].includes(extension);
}

/** Files that could not be taken over, until they or their pictures are mended. */
const waiting = new Map<string, CreateNodeArgs>();

/**
 * Turns a file of `content/` or `locales/` into a GraphQL node. In place of gatsby-transformer-json and of the i18n
 * plugin's own, which both stop at invalid JSON: here, while a file is broken, its last good text stays.
 */
export async function createContentNode(args: CreateNodeArgs): Promise<void> {
  const file = args.node as FileNode;
  if (!isContentFile(args)) return;
  if (isPicture(file)) {
    for (const earlier of waiting.values()) await createJsonNode(earlier);
  } else {
    await createJsonNode(args);
  }
}

async function createJsonNode(args: CreateNodeArgs): Promise<void> {
  const { actions, cache, loadNodeContent, store } = args;
  const file = args.node as FileNode;
  const root = store.getState().program.directory;
  const text = await loadNodeContent(file);
  const isGood = isUsable(root, path.relative(root, file.absolutePath), text);
  if (isGood) {
    waiting.delete(file.id);
    await cache.set(file.id, text);
  } else {
    waiting.set(file.id, args);
  }
  const good: string | undefined = isGood ? text : await cache.get(file.id);
  if (!good) return;
  const node = file.sourceInstanceName === "content" ? factsOf(args, good) : wordsOf(args, good);
  await actions.createNode(node);
  actions.createParentChildLink({ parent: file, child: node as unknown as Node });
}

/** Says whether queries can be answered from a file: its mistakes of other kinds are shown, but break no page. */
function isUsable(root: string, name: string, text: string): boolean {
  const file = new JsonFile(name.split(path.sep).join("/"), text);
  return (
    file.syntaxProblems.length === 0 &&
    checkStructure(file).length === 0 &&
    checkFiles(new Folders(root), file).length === 0
  );
}

function factsOf(
  { node, createNodeId, createContentDigest }: CreateNodeArgs,
  text: string,
): NodeInput {
  return {
    ...JSON.parse(text),
    id: createNodeId(`${node.id} content`),
    parent: node.id,
    children: [],
    internal: { type: typeName(node as FileNode), contentDigest: createContentDigest(text) },
  };
}

/** The node that the i18n plugin would make of a locale file. */
function wordsOf(
  { node, createNodeId, createContentDigest }: CreateNodeArgs,
  text: string,
): NodeInput {
  const { relativeDirectory, name, absolutePath } = node as FileNode;
  const data = JSON.stringify(JSON.parse(text));
  return {
    language: relativeDirectory,
    ns: name,
    data,
    fileAbsolutePath: absolutePath,
    id: createNodeId(`${node.id} words`),
    parent: node.id,
    children: [],
    internal: { type: "Locale", content: data, contentDigest: createContentDigest(data) },
  };
}

/** The GraphQL type of a file's node: `who-we-are.json` is `ContentWhoWeAre`, every file in `pages/` `ContentPages`. */
function typeName({ name, relativeDirectory }: FileNode): string {
  const words = (relativeDirectory || name).split("-");
  return `Content${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")}`;
}
