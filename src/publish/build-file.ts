import { execFileSync } from "node:child_process";
import { writePublicFile } from "./public-file";

/** Writes `build.json`: the commit that is published, and its date. Not the clock's: a build of a commit is always the same. */
export function writeBuildFile(): void {
  try {
    const line = execFileSync("git", ["log", "-1", "--format=%H %cI"], { stdio: "pipe" });
    const [commit, date] = line.toString().trim().split(" ");
    writePublicFile("build.json", `${JSON.stringify({ commit, date })}\n`);
  } catch {
    // Outside a repository there is no commit to name.
  }
}
