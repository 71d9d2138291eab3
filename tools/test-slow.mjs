/** `npm run test:slow`: what takes minutes: five hundred pages in one visit; in copies of the site, a third language and a new page, built, and mistakes while the site is developed. */
import { existsSync } from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { packageFile, root, run } from "./run.mjs";

await ensureInstalled();
await ensureBrowser();
if (!existsSync(path.join(root, "public", "index.html"))) {
  await run(packageFile("gatsby/cli.js"), ["build"]);
}
const config = ["--config", "playwright.slow.config.mjs"];
const args = ["test", ...config, ...process.argv.slice(2)];
process.exitCode = (await run(packageFile("@playwright/test/cli.js"), args)) ? 0 : 1;
