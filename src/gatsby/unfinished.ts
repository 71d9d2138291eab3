import fs from "node:fs";
import path from "node:path";
import type { Node, ParentSpanPluginArgs } from "gatsby";

/** This file is in the cache while a build runs. */
const markFile = (directory: string) => path.join(directory, ".cache", "unfinished");

/**
 * After an interrupted build, makes every node that comes from a file again. Gatsby saves nodes at once but its page
 * state only at the end of a build. Without this, a change read by the interrupted build would never reach a page.
 */
export function forgetUnfinished({ store, getNodes }: ParentSpanPluginArgs): void {
  const mark = markFile(store.getState().program.directory);
  if (fs.existsSync(mark)) {
    for (const node of getNodes().filter(isOfFile))
      store.dispatch({ type: "DELETE_NODE", payload: node });
  }
  fs.writeFileSync(mark, "");
}

/** Records that this build has finished. Develop never finishes, so the next start always begins afresh. */
export function markFinished({ store }: ParentSpanPluginArgs): void {
  fs.rmSync(markFile(store.getState().program.directory), { force: true });
}

/** Says whether a node is a file, or was made from one. */
function isOfFile({ internal, parent }: Node): boolean {
  return internal.type === "File" || Boolean(parent);
}
