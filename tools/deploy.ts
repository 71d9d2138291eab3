/**
 * `npm run deploy [-- --branch preview]`: runs every check, then publishes the site that they built on Cloudflare
 * Pages. With `--tested` it publishes `public/` as it stands: another run has checked it. Other options after `--` go
 * to `wrangler pages deploy`.
 */
import { checkLaunch } from "./launch";
import { logStep, npmScript, npx, root, run, wrangler } from "./run";

/** The environment variables that must be set, and what each is. */
const variables = {
  CLOUDFLARE_PAGES_PROJECT: "the name of the project in Cloudflare Pages",
  CLOUDFLARE_ACCOUNT_ID: "the account that owns it: see Workers & Pages on dash.cloudflare.com",
};

const demonstration = "--demonstration";
const tested = "--tested";
const args = process.argv.slice(2);
/** Without another branch, wrangler publishes on the project's own address. */
const branch = args[args.indexOf("--branch") + 1];
const isProduction =
  !args.includes("--branch") || ["main", "master", "production"].includes(branch ?? "");

async function main(): Promise<void> {
  const missing = Object.entries(variables).filter(([name]) => !process.env[name]);
  if (missing.length > 0) {
    const names = missing.map(([name, meaning]) => `  ${name}: ${meaning}`);
    throw new Error(`The environment lacks:\n${names.join("\n")}`);
  }
  if (!process.env.CLOUDFLARE_API_TOKEN) {
    console.info(
      "There is no CLOUDFLARE_API_TOKEN: the login of `npx wrangler login` will be used.",
    );
  }
  const left = checkLaunch(root).length;
  if (left > 0 && isProduction && !args.includes(demonstration))
    throw new Error(
      `${left} texts, facts and pictures of the demonstration are left: npm run check:launch lists them.\n` +
        "To publish a demonstration all the same: npm run deploy -- --demonstration\n" +
        "To publish a preview: npm run deploy -- --branch preview",
    );
  if (!args.includes(tested) && !(await run(...npmScript("test"))))
    throw new Error("A check has failed: see above.");
  logStep("Publishing it on Cloudflare Pages");
  const project = process.env.CLOUDFLARE_PAGES_PROJECT ?? "";
  const more = args.filter((argument) => ![demonstration, tested].includes(argument));
  const isPublished = await run(
    ...npx(wrangler, "pages", "deploy", "public", "--project-name", project, ...more),
  );
  if (!isPublished) throw new Error("See wrangler's own message above.");
}

main().catch(({ message }) => {
  console.error(`\nThe site was not published. ${message}`);
  process.exitCode = 1;
});
