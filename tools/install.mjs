// @ts-check
/** `node tools/install.mjs`: installs the packages of `package-lock.json` into `node_modules`, unless they are there. Uses Node alone. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { addressed } from "./lock.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const lock = path.join(root, "package-lock.json");
const modules = path.join(root, "node_modules");
const installed = path.join(modules, ".package-lock.json");
// On Windows npm is a batch file, which only a shell can run.
const shell = process.platform === "win32";
const npm = shell ? "npm.cmd" : "npm";

if (!fs.existsSync(installed) || mtime(installed) < mtime(lock)) {
  console.info("\n▸ Installing the packages (some minutes, once)");
  if (!installByAddress() && !ci(root, "--loglevel=error")) {
    console.error("The packages could not be installed: see npm's own message above.");
    process.exitCode = 1;
  }
}

/** @param {string} file */
function mtime(file) {
  return fs.statSync(file).mtimeMs;
}

/**
 * Runs `npm ci` in a folder and says whether it succeeded.
 * @param {string} cwd
 * @param {string} verbosity
 */
function ci(cwd, verbosity) {
  const args = ["ci", "--no-audit", "--no-fund", verbosity];
  return spawnSync(npm, args, { cwd, shell, stdio: "inherit" }).status === 0;
}

/**
 * Installs beside the repository's own files, from a lock that says where each package is, and moves the result. Says
 * nothing and gives false when that fails: a registry may keep its packages elsewhere.
 */
function installByAddress() {
  const workshop = path.join(root, ".install");
  fs.rmSync(workshop, { recursive: true, force: true });
  fs.mkdirSync(workshop);
  try {
    fs.copyFileSync(path.join(root, "package.json"), path.join(workshop, "package.json"));
    const registry = spawnSync(npm, ["config", "get", "registry"], { shell, encoding: "utf8" });
    const text = addressed(fs.readFileSync(lock, "utf8"), registry.stdout?.trim() ?? "");
    fs.writeFileSync(path.join(workshop, "package-lock.json"), text);
    if (!ci(workshop, "--silent")) return false;
    fs.rmSync(modules, { recursive: true, force: true });
    fs.renameSync(path.join(workshop, "node_modules"), modules);
    return true;
  } finally {
    fs.rmSync(workshop, { recursive: true, force: true });
  }
}
