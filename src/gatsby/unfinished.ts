import fs from "node:fs";
import path from "node:path";
import type { Node, ParentSpanPluginArgs } from "gatsby";

/** Stands in the cache from the beginning of a build to its end. */
const markFile = (directory: string) => path.join(directory, ".cache", "unfinished");

/**
 * Makes every node of a file anew after a build that did not end. Gatsby keeps nodes as soon as they are made, but what it
 * knows of pages only at the end of a build: what was read in between, later builds take for known and never show.
 */
export function forgetUnfinished({ store, getNodes }: ParentSpanPluginArgs): void {
  const mark = markFile(store.getState().program.directory);
  if (fs.existsSync(mark)) {
    for (const node of getNodes().filter(isOfFile))
      store.dispatch({ type: "DELETE_NODE", payload: node });
  }
  fs.writeFileSync(mark, "");
}

/** Tells the next build that this one came to its end. Develop has no end, and is always followed by a fresh beginning. */
export function markFinished({ store }: ParentSpanPluginArgs): void {
  fs.rmSync(markFile(store.getState().program.directory), { force: true });
}

/** Says whether a node is a file, or was made from one. */
function isOfFile({ internal, parent }: Node): boolean {
  return internal.type === "File" || Boolean(parent);
}
