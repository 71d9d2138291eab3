/**
 * `npm run audit [-- --numberOfRuns=1]`: Lighthouse on every page of `public/` and on one of each collection, in each language. What is asserted stands
 * in `lighthouserc.json`; arguments are those of `lhci collect`. Other work on the machine changes the times.
 */
import { codes } from "../src/i18n/languages";
import { localizedPath } from "../src/i18n/urls";
import { ensureBrowser } from "./browser";
import { lhci } from "./fetched-programs";
import { npx, run, runCommand } from "./run";
import { contentPages, entryPaths } from "./site";

const port = "8082";

async function main(): Promise<void> {
  const env = { ...process.env, PORT: port, CHROME_PATH: await ensureBrowser() };
  const lighthouse = (...args: string[]) => {
    const [command, given, options] = npx(lhci, ...args);
    return run(command, given, { ...options, env });
  };
  const paths = [...contentPages.map(({ path }) => path), ...entryPaths];
  const urls = paths.flatMap((path) =>
    codes.map((code) => `--url=http://localhost:${port}${localizedPath(path, code)}`),
  );
  const isMeasured = await lighthouse("collect", ...urls, ...process.argv.slice(2));
  process.exitCode = isMeasured && (await lighthouse("assert")) ? 0 : 1;
}

runCommand(main);
