/** `npm run test:slow`: what takes minutes, each in a copy of the site: a third language and a new page, built; mistakes while the site is developed. */
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled, packageFile, run } from "./run.mjs";

await ensureInstalled();
await ensureBrowser();
const config = ["--config", "playwright.slow.config.mjs"];
const args = ["test", ...config, ...process.argv.slice(2)];
process.exitCode = (await run(packageFile("@playwright/test/cli.js"), args)) ? 0 : 1;
