/**
 * `node tools/install.mjs`, before `npm start`, `npm test` and `npm run develop`: installs packages of
 * `package-lock.json` that are missing. Ends with a sentence where no command can succeed.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** The first minor version of each Node that all packages run on, as `engines` in package.json has it. */
const nodes = { 20: 19, 22: 11, 24: 0, 25: 0 };

/** Files that other package managers leave among the packages. */
const managers = { ".modules.yaml": "pnpm", ".yarn-integrity": "Yarn", ".yarn-state.yml": "Yarn" };

function obstacle() {
  const [major, minor] = process.versions.node.split(".");
  if (!(minor >= nodes[major]))
    return `Node ${process.versions.node} does not run all packages of this site: install Node 24 from https://nodejs.org.`;
  // Gatsby takes them for patterns of names, and hangs or fails far from here.
  const [sign] = /[()#%[\]{}!]/.exec(folder) ?? [];
  if (sign)
    return `Gatsby cannot work in ${folder}: rename the folder that has a “${sign}” in its name.`;
  for (const [file, manager] of Object.entries(managers))
    if (existsSync(`${folder}node_modules/${file}`))
      return `The packages in node_modules are ${manager}’s, and this site is installed with npm: delete the folder node_modules, and run the command again.`;
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

/** True for a package that is needed here: of those for one kind of machine, for this one. */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  const own = process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
  return !libc || libc.includes(own);
}

function isInstalled() {
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(packagesIn("package-lock.json")).every(
    ([name, wanted]) =>
      !name || !isNeeded(wanted) || (installed[name] && installed[name].version === wanted.version),
  );
}

/** Gives a sentence where the packages are still missing afterwards. */
function install() {
  console.info("\n▸ Installing the packages (some minutes, once)");
  // Not `npm ci`, which after each pull installs all anew. On Windows npm is a batch file, which only a shell can run.
  const options = { cwd: folder, shell: true, stdio: "inherit" };
  const { status } = spawnSync("npm install --no-save --no-audit --no-fund", options);
  if (status !== 0) return "The packages were not installed: see npm’s own message above.";
  if (!isInstalled())
    return `npm has not put the packages into ${folder}node_modules. If this folder is part of a workspace, move it out of that.`;
}

const reason = obstacle() ?? (isInstalled() ? undefined : install());
if (reason) {
  console.error(reason);
  process.exitCode = 1;
}
