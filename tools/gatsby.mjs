/** `node tools/gatsby.mjs build|develop …`: Gatsby as the project runs it, its packages installed. */
import { ensureInstalled } from "./install.mjs";
import { packageFile, run } from "./run.mjs";

await ensureInstalled();
process.exitCode = (await run(packageFile("gatsby/cli.js"), process.argv.slice(2))) ? 0 : 1;
