/**
 * `npm run deploy [-- --branch preview]`: every check, then the site that they built goes to Cloudflare Pages. What stands
 * after `--` is passed on to `wrangler pages deploy`.
 */
import { ensureInstalled, packageFile, run, say } from "./run.mjs";

/** What the environment must say, and what each is. */
const needed = {
  CLOUDFLARE_PAGES_PROJECT: "the name of the project in Cloudflare Pages",
  CLOUDFLARE_ACCOUNT_ID:
    "the account that owns it: dash.cloudflare.com shows it under Workers & Pages",
};

const missing = Object.entries(needed).filter(([name]) => !process.env[name]);
if (missing.length > 0) {
  console.error("The site was not published. The environment does not say:");
  for (const [name, meaning] of missing) console.error(`  ${name}: ${meaning}`);
  process.exit(1);
}

if (!process.env.CLOUDFLARE_API_TOKEN) {
  console.info("There is no CLOUDFLARE_API_TOKEN: the login of `npx wrangler login` will be used.");
}

await ensureInstalled();
if (!(await run(process.execPath, ["tools/test.mjs"]))) {
  console.error("\nThe site was not published: a check has failed, see above.");
  process.exit(1);
}
say("Publishing it on Cloudflare Pages");
const published = await run(packageFile("wrangler/bin/wrangler.js"), [
  ...["pages", "deploy", "public"],
  ...["--project-name", process.env.CLOUDFLARE_PAGES_PROJECT],
  ...process.argv.slice(2),
]);
if (!published) console.error("\nThe site was not published: see wrangler's own message above.");
process.exitCode = published ? 0 : 1;
