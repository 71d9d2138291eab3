/**
 * `node tools/install.mjs`, before every command: installs packages of `package-lock.json` that are missing.
 * Ends with a sentence where no command can succeed.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));

function obstacle() {
  // Gatsby takes them for patterns of names, and hangs or fails far from here.
  const [sign] = /[()#%[\]{}!]/.exec(folder) ?? [];
  if (sign)
    return `Gatsby cannot work in ${folder}: rename the folder that has a “${sign}” in its name.`;
  try {
    mkdirSync(homedir(), { recursive: true });
    accessSync(homedir(), constants.W_OK);
  } catch {
    return `npm and Gatsby write into your home folder, and ${homedir()} cannot be written to: set HOME to a folder of your own.`;
  }
}

/** The packages that a lock file names, by their folders; none where it is missing or broken off. */
function packagesIn(lock) {
  try {
    return JSON.parse(readFileSync(`${folder}${lock}`, "utf8")).packages;
  } catch {
    return {};
  }
}

function isInstalled() {
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(packagesIn("package-lock.json")).every(
    ([name, { optional, version }]) =>
      !name || optional || (installed[name] && installed[name].version === version),
  );
}

const reason = obstacle();
if (reason) {
  console.error(reason);
  process.exitCode = 1;
} else if (!isInstalled()) {
  console.info("\n▸ Installing the packages (some minutes, once)");
  // Not `npm ci`, which after each pull installs all anew. On Windows npm is a batch file, which only a shell can run.
  const options = { cwd: folder, shell: true, stdio: "inherit" };
  process.exitCode = spawnSync("npm install --no-save --no-audit --no-fund", options).status ?? 1;
}
