/** `npm run serve`: serves the site that stands in `public/`; `PORT` chooses the port. */
import { ensureInstalled } from "./install.mjs";
import { serve } from "./server.mjs";

await ensureInstalled();
try {
  const { address, ended } = await serve(Number(process.env.PORT ?? 8080));
  console.info(`\n  The site is at ${address}\n  Stop it with Ctrl+C.\n`);
  await ended;
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
