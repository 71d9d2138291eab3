import site from "./playwright.config";
import { browserArguments } from "./tools/browser";

const minutes = 60_000;

/** Every test in a browser, those tagged `@all` and those that build a copy of the site too: `npm run test:all`. */
export default {
  ...site,
  grepInvert: undefined,
  projects: [
    { name: "site", testDir: "tests/e2e" },
    {
      name: "copies",
      testDir: "tests/slow",
      workers: 1,
      timeout: 20 * minutes,
      use: { launchOptions: { ...site.use?.launchOptions, args: browserArguments } },
    },
  ],
};
