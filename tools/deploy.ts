/**
 * `npm run deploy [-- --branch preview]`: runs every check, then publishes the site that they built on Cloudflare
 * Pages. Options after `--` go to `wrangler pages deploy`.
 */
import { packageFile, run, say } from "./run";

/** The environment variables that must be set, and what each is. */
const needed = {
  CLOUDFLARE_PAGES_PROJECT: "the name of the project in Cloudflare Pages",
  CLOUDFLARE_ACCOUNT_ID:
    "the account that owns it: dash.cloudflare.com shows it under Workers & Pages",
};

async function main(): Promise<void> {
  const missing = Object.entries(needed).filter(([name]) => !process.env[name]);
  if (missing.length > 0) {
    const names = missing.map(([name, meaning]) => `  ${name}: ${meaning}`);
    throw new Error(`The environment does not say:\n${names.join("\n")}`);
  }
  if (!process.env.CLOUDFLARE_API_TOKEN) {
    console.info(
      "There is no CLOUDFLARE_API_TOKEN: the login of `npx wrangler login` will be used.",
    );
  }
  if (!(await run("tools/test.ts", []))) throw new Error("A check has failed: see above.");
  say("Publishing it on Cloudflare Pages");
  const isPublished = await run(packageFile("wrangler/bin/wrangler.js"), [
    ...["pages", "deploy", "public"],
    ...["--project-name", process.env.CLOUDFLARE_PAGES_PROJECT ?? ""],
    ...process.argv.slice(2),
  ]);
  if (!isPublished) throw new Error("See wrangler's own message above.");
}

main().catch(({ message }) => {
  console.error(`\nThe site was not published. ${message}`);
  process.exitCode = 1;
});
