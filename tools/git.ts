import { spawnSync } from "node:child_process";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";

/** What git prints for a command. Throws what it says where it fails, or `sentence`, and another where there is no git. */
export function git(args: readonly string[], input?: string, sentence?: string): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { input, maxBuffer: 1e9 });
  if (error) throw new Error(t("noGit"));
  if (status !== 0) throw new Error(sentence ?? `${stderr}`.trim());
  return `${stdout}`;
}

/** Where a repository was cloned from, if anywhere. */
export const originOf = (): string | undefined =>
  git(["config", "--default", "", "--get", "remote.origin.url"]).trim() || undefined;

/** True in a repository of git. Throws where changes in it are not committed. */
export function isClean(): boolean {
  if (spawnSync("git", ["rev-parse", "--git-dir"]).status !== 0) return false;
  if (git(["status", "--porcelain"])) throw new Error(t("dirty"));
  return true;
}
