import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { forgetUnfinished, markFinished } from "../../../src/gatsby/unfinished";

let directory: string;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  fs.mkdirSync(path.join(directory, ".cache"));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

const node = (id: string, type: string, parent: string | null = null) => ({
  id,
  parent,
  internal: { type },
});

/** Starts a build whose cache has a page, a file and its derived nodes. Returns the nodes that Gatsby drops. */
function begin(): { args: ParentSpanPluginArgs; forgotten: string[] } {
  const forgotten: string[] = [];
  const nodes = [node("page", "SitePage"), node("file", "File"), node("facts", "Facts", "file")];
  const args = {
    getNodes: () => nodes,
    store: {
      getState: () => ({ program: { directory } }),
      dispatch: ({ payload }: { payload: { id: string } }) => forgotten.push(payload.id),
    },
  } as unknown as ParentSpanPluginArgs;
  forgetUnfinished(args);
  return { args, forgotten };
}

test("a build after one that ended keeps what Gatsby knows", () => {
  const first = begin();
  expect(first.forgotten).toEqual([]);
  markFinished(first.args);
  expect(begin().forgotten).toEqual([]);
});

test("a build after one that did not end reads every file anew", () => {
  begin();
  const second = begin();
  expect(second.forgotten).toEqual(["file", "facts"]);
  markFinished(second.args);
  expect(begin().forgotten).toEqual([]);
});
