import { spawnSync } from "node:child_process";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";

/** What git prints for a command. Throws what it says where it fails; `input` is what it reads. */
export function git(
  args: readonly string[],
  { input, cwd = "." }: { input?: string | Buffer; cwd?: string } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd, input, maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${error?.message ?? stderr}`.trim());
  return `${stdout}`;
}

/** True in a repository of git. Throws where changes in it are not committed. */
export function isClean(): boolean {
  const isRepository = spawnSync("git", ["rev-parse", "--git-dir"]).status === 0;
  if (isRepository && git(["status", "--porcelain"])) throw new Error(t("setup.dirty"));
  return isRepository;
}
