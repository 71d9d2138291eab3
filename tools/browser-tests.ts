/**
 * `tsx tools/browser-tests.ts […]`: Playwright's tests, with a browser and a built site; the arguments are Playwright's own.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./browser";
import { packageFile, root, run, runCommand } from "./run";
import { ensureFree, testPort } from "./server";

async function main(): Promise<void> {
  if (!(await ensureBrowser())) {
    throw new Error(
      "No browser could be found or installed: install Chromium or set CHROMIUM_PATH.",
    );
  }
  await ensureFree(testPort);
  const isBuilt = existsSync(path.join(root, "public", "index.html"));
  if (!isBuilt && !(await run(packageFile("gatsby/cli.js"), ["build"]))) {
    throw new Error("The site was not built: see the mistakes above.");
  }
  const args = ["test", ...process.argv.slice(2)];
  process.exitCode = (await run(packageFile("@playwright/test/cli.js"), args)) ? 0 : 1;
}

runCommand(main);
