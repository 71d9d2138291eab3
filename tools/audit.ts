/**
 * `npm run audit [-- --numberOfRuns=1]`: Lighthouse on every page of `public/` in each language. What is asserted stands
 * in `lighthouserc.json`; arguments are those of `lhci collect`. Other work on the machine changes the times.
 */
import { codes } from "../src/i18n/languages";
import { ensureBrowser } from "./browser";
import { packageFile, run } from "./run";
import { routes } from "./site";

const port = "8082";

async function main(): Promise<void> {
  const env = { ...process.env, PORT: port, CHROME_PATH: await ensureBrowser() };
  const lhci = (...args: string[]) => run(packageFile("@lhci/cli/src/cli.js"), args, { env });
  const pages = routes.filter(({ url }) => codes.some((code) => url.startsWith(`/${code}/`)));
  const urls = pages.map(({ url }) => `--url=http://localhost:${port}${url}`);
  const isMeasured = await lhci("collect", ...urls, ...process.argv.slice(2));
  process.exitCode = isMeasured && (await lhci("assert")) ? 0 : 1;
}

void main();
