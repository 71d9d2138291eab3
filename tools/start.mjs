/** `npm start`: from a fresh clone to the site in a browser. Uses Node alone until the packages are there. */
import { ensureInstalled, packageFile, run, say } from "./run.mjs";

await ensureInstalled();
say("Building the site (the first time some minutes: every picture is made in every size)");
if (await run(packageFile("gatsby/cli.js"), ["build"])) {
  say("Serving it as the CDN would");
  await import("./serve.mjs");
} else {
  console.error("\nThe site was not built: what to correct stands above.");
  process.exitCode = 1;
}
