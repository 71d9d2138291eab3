/** `npm start`: from a fresh clone to the site in a browser. Uses Node alone until the packages are there. */
import { ensureInstalled } from "./install.mjs";
import { packageFile, run, say } from "./run.mjs";
import { ensureFree } from "./server.mjs";

await build().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function build() {
  // Said before minutes of building, not after.
  await ensureFree(Number(process.env.PORT ?? 8080));
  await ensureInstalled();
  say("Building the site (the first time some minutes: every picture is made in every size)");
  if (await run(packageFile("gatsby/cli.js"), ["build"])) {
    say("Serving it as the CDN would");
    await import("./serve.mjs");
  } else {
    throw new Error("\nThe site was not built: what to correct stands above.");
  }
}
