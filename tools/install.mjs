/** `node tools/install.mjs`: `npm ci`, where the packages of `package-lock.json` are not installed. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

const time = (file) =>
  statSync(new URL(`../${file}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (time("node_modules/.package-lock.json") < time("package-lock.json")) {
  console.info("\n▸ Installing the packages (some minutes, once)");
  // On Windows npm is a batch file, which only a shell can run.
  const options = { cwd: new URL("..", import.meta.url), shell: true, stdio: "inherit" };
  process.exitCode = spawnSync("npm ci --no-audit --no-fund", options).status ?? 1;
}
