import { spawnSync } from "node:child_process";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";

interface Options {
  input?: string;
  env?: Record<string, string>;
  /** True where git's exit code is an answer too. */
  mayFail?: boolean;
}

/** What git prints for a command. Throws what it says where it fails, and a sentence where there is no git. */
export function git(args: readonly string[], { input, env, mayFail }: Options = {}): string {
  const options = { input, env: { ...process.env, ...env }, maxBuffer: 1e9 };
  const { status, stdout, stderr, error } = spawnSync("git", args, options);
  if (error) throw new Error(t("noGit"));
  if (status !== 0 && !(mayFail && status === 1)) throw new Error(`${stderr}`.trim());
  return `${stdout}`;
}

/** Where a repository was cloned from, if anywhere. */
export const originOf = (): string | undefined =>
  git(["config", "--get", "remote.origin.url"], { mayFail: true }).trim() || undefined;

/** True in a repository of git. Throws where changes in it are not committed. */
export function isClean(): boolean {
  const { status, error } = spawnSync("git", ["rev-parse", "--git-dir"]);
  if (error) return false;
  const isRepository = status === 0;
  if (isRepository && git(["status", "--porcelain"])) throw new Error(t("dirty"));
  return isRepository;
}
