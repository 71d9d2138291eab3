/** `npm start`: builds the site and serves it. */
import { logStep, packageFile, run, runCommand } from "./run";
import { chosenPort, ensureFree } from "./server";

async function main(): Promise<void> {
  // Reported before minutes of building, not after.
  await ensureFree(chosenPort(8080));
  logStep("Building the site (the first time some minutes: every picture is made in every size)");
  if (!(await run(packageFile("gatsby/cli.js"), ["build"]))) {
    throw new Error("\nThe site was not built: see the mistakes above.");
  }
  logStep("Serving it as the CDN would");
  await import("./serve");
}

runCommand(main);
