/** `npm start`: builds the site and serves it. */
import { packageFile, run, say } from "./run";
import { ensureFree } from "./server";

async function main(): Promise<void> {
  // Said before minutes of building, not after.
  await ensureFree(Number(process.env.PORT ?? 8080));
  say("Building the site (the first time some minutes: every picture is made in every size)");
  if (!(await run(packageFile("gatsby/cli.js"), ["build"]))) {
    throw new Error("\nThe site was not built: what to correct stands above.");
  }
  say("Serving it as the CDN would");
  await import("./serve");
}

main().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
