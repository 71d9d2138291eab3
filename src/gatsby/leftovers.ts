import fs from "node:fs";
import path from "node:path";
import type { BuildArgs, Node, ParentSpanPluginArgs } from "gatsby";
import { gatsbyFolders } from "../shared/served-folders";

/** What Gatsby writes into `public/` for its own use. No page asks for it. */
const buildNotes = ["webpack.stats.json", "chunk-map.json"];

/**
 * Before a build, removes everything from `public/` that the build will write again, so that no file of a removed
 * page, picture or language stays. It keeps pages and their data: Gatsby itself updates and removes those.
 */
export function clearPublicFolder({ store }: ParentSpanPluginArgs): void {
  if (process.env.NODE_ENV !== "production") return;
  const { program, pages } = store.getState();
  const folder = path.join(program.directory, "public");
  const kept = new Set([...pages.keys()].map((page) => path.join(folder, htmlFile(page))));
  const caches = gatsbyFolders.map((name) => path.join(folder, name, "/"));
  // Files directly in `static/` belong to the bundler.
  const isCached = (file: string) =>
    caches.some((cache) => file.startsWith(cache)) &&
    path.dirname(file) !== path.join(folder, "static");
  keepOnly(folder, (file) => kept.has(file) || isCached(file));
}

/** After the build: removes what only the build needed. */
export function removeBuildNotes({ store }: BuildArgs): void {
  const folder = path.join(store.getState().program.directory, "public");
  for (const name of buildNotes) fs.rmSync(path.join(folder, name), { force: true });
}

interface FileNode extends Node {
  absolutePath: string;
}

/** The part of Gatsby's state that is read here: the pictures that it has made, each by a hash of its settings. */
interface State {
  program: { directory: string };
  jobsV2: { complete: Map<string, { inputPaths: { path: string }[] }> };
}

/**
 * Removes pictures that no page uses any more, also from Gatsby's state: otherwise Gatsby would never make them again.
 * Throws when the state does not have the expected form.
 */
export function removeLeftoverPictures({ store, getNodesByType, reporter }: BuildArgs): void {
  const state = () => store.getState() as State;
  const folder = path.join(state().program.directory, "public");
  const named = foldersNamedIn(path.join(folder, "page-data"));
  const removed = new Set<string>();
  keepOnly(path.join(folder, "static"), (file) => {
    const place = path.relative(path.join(folder, "static"), path.dirname(file));
    const isKept = place === "" || named.has(place.split(path.sep).join("/"));
    if (!isKept) removed.add(place.split(path.sep)[0] ?? "");
    return isKept;
  });
  const sources = new Set(
    getNodesByType("File")
      .filter(({ internal }) => removed.has(internal.contentDigest))
      .map((node) => (node as FileNode).absolutePath),
  );
  const jobs = [...state().jobsV2.complete].filter(([, { inputPaths }]) =>
    inputPaths.some((input) => sources.has(input.path)),
  );
  for (const [contentDigest] of jobs) {
    store.dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
    if (state().jobsV2.complete.has(contentDigest))
      reporter.panic("Gatsby does not forget a picture: see src/gatsby/leftovers.ts.");
  }
}

/** The folders of `static/` from which the pages' data name a file, as in `/static/8313f8…/cb11c/services.webp`. */
function foldersNamedIn(data: string): Set<string> {
  const files = fs.readdirSync(data, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), "utf8"));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\/static\/([\w/-]+)\//g)].map(([, place = ""]) => place),
    ),
  );
}

/** Removes from a folder all files but those to keep, and the folders that are empty then. */
function keepOnly(folder: string, isKept: (file: string) => boolean): void {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) keepOnly(name, isKept);
    else if (!isKept(name)) fs.rmSync(name);
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

/** The file that a page is written to, below `public/`. */
function htmlFile(page: string): string {
  return page.endsWith(".html") ? page : path.join(page, "index.html");
}
