/** `npm run serve`: serves the site that stands in `public/`; `PORT` chooses the port. */
import { serve } from "./server";

async function main(): Promise<void> {
  const { address, ended } = await serve(Number(process.env.PORT ?? 8080));
  console.info(`\n  The site is at ${address}\n  Stop it with Ctrl+C.\n`);
  await ended;
}

main().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
