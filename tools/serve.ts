/** `npm run serve`: serves the site that stands in `public/`; `PORT` chooses the port. */
import { runCommand } from "./run";
import { chosenPort, serve } from "./server";

async function main(): Promise<void> {
  const { address } = await serve(chosenPort(8080));
  console.info(`\n  The site is at ${address}\n  Stop it with Ctrl+C.\n`);
}

runCommand(main);
