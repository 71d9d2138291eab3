/** The packages that `package-lock.json` names, brought into `node_modules`. Uses Node alone. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { addressed } from "./lock.mjs";
import { packageFile, root, run, say } from "./run.mjs";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const shell = process.platform === "win32";
const install = ["ci", "--no-audit", "--no-fund"];
const lock = path.join(root, "package-lock.json");

/** Installs the packages, unless they are there. Ends the process when that fails. */
export async function ensureInstalled() {
  const installed = packageFile(".package-lock.json");
  if (fs.existsSync(installed) && mtime(installed) >= mtime(lock)) return;
  say("Installing the packages (some minutes, once)");
  if (await installByAddress()) return;
  if (await run(npm, [...install, "--loglevel=error"], { shell })) return;
  console.error("The packages could not be installed: see npm's own message above.");
  process.exit(1);
}

const mtime = (file) => fs.statSync(file).mtimeMs;

/**
 * Installs beside the repository's own files, from a lock that says where each package is, and moves the result.
 * Says nothing and gives false when that fails: a registry may keep its packages elsewhere.
 */
async function installByAddress() {
  const workshop = path.join(root, ".install");
  fs.rmSync(workshop, { recursive: true, force: true });
  fs.mkdirSync(workshop);
  try {
    fs.copyFileSync(path.join(root, "package.json"), path.join(workshop, "package.json"));
    const registry = spawnSync(npm, ["config", "get", "registry"], { shell, encoding: "utf8" });
    const text = addressed(fs.readFileSync(lock, "utf8"), registry.stdout?.trim() ?? "");
    fs.writeFileSync(path.join(workshop, "package-lock.json"), text);
    const done = await run(npm, [...install, "--silent"], { shell, cwd: workshop });
    if (!done) return false;
    fs.rmSync(packageFile("."), { recursive: true, force: true });
    fs.renameSync(path.join(workshop, "node_modules"), packageFile("."));
    return true;
  } finally {
    fs.rmSync(workshop, { recursive: true, force: true });
  }
}
