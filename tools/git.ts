import { spawnSync } from "node:child_process";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";

interface Options {
  input?: string;
  /** True where git's exit code 1 is an answer too. */
  mayFail?: boolean;
  /** What is said in place of git's own words where it fails. */
  sentence?: string;
}

/** What git prints for a command. Throws what it says where it fails, and a sentence where there is no git. */
export function git(args: readonly string[], { input, mayFail, sentence }: Options = {}): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { input, maxBuffer: 1e9 });
  if (error) throw new Error(t("noGit"));
  if (status !== 0 && !(mayFail && status === 1)) throw new Error(sentence ?? `${stderr}`.trim());
  return `${stdout}`;
}

/** Where a repository was cloned from, if anywhere. */
export const originOf = (): string | undefined =>
  git(["config", "--get", "remote.origin.url"], { mayFail: true }).trim() || undefined;

/** True in a repository of git. Throws where changes in it are not committed. */
export function isClean(): boolean {
  if (spawnSync("git", ["rev-parse", "--git-dir"]).status !== 0) return false;
  if (git(["status", "--porcelain"])) throw new Error(t("dirty"));
  return true;
}
