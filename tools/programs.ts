import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { run } from "./run";

/** The paths at which a shell would find programs of these names, in the order of the names. */
export function pathCandidates(...names: string[]): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** The first of some paths that is a program; undefined where none is. */
export function findProgram(candidates: (string | undefined)[]): string | undefined {
  return candidates.find((file) => file && isExecutable(file));
}

/** True where Debian's packages can be installed here. */
export const canInstallPackages = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** Installs packages of Debian's, with what they need. Resolves to false when that fails. */
export async function installPackages(...names: string[]): Promise<boolean> {
  // In seconds: something else may be installing.
  const options = ["-o", "DPkg::Lock::Timeout=120", "-qq"];
  await run("apt-get", [...options, "update"]);
  return run("apt-get", [...options, "install", "-y", "--no-install-recommends", ...names]);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
