import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

type Change = { file: string; kind: "undo.changed" | "undo.deleted" | "undo.added" };

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8" });

/** The files of a repository's content, texts and served files that differ from the last commit. */
export function uncommittedChanges(folder: string): Change[] {
  const folders = ["content", "locales", "static"];
  const status = git(
    folder,
    "status",
    "--porcelain",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--",
    ...folders,
  );
  return status
    .split("\0")
    .filter(Boolean)
    .map((line) => {
      const state = line.slice(0, 2);
      const isAdded = state === "??" || state.startsWith("A");
      const kind = isAdded ? "undo.added" : state.includes("D") ? "undo.deleted" : "undo.changed";
      return { file: line.slice(3), kind };
    });
}

/** Takes back one change: a file that was changed or deleted is as in the last commit, one that was added is removed. */
export function takeBack(folder: string, { file, kind }: Change): void {
  if (kind === "undo.added") {
    git(folder, "rm", "--cached", "--quiet", "--ignore-unmatch", "--", file);
    fs.rmSync(path.join(folder, file));
  } else git(folder, "restore", "--staged", "--worktree", "--", file);
}
