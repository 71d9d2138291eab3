import site from "./playwright.config";
import { browserArguments } from "./tools/browser";

const minutes = 60_000;

/** Tests that take minutes, most of them in a copy of the site: `npm run test:slow`. */
export default {
  ...site,
  testDir: "tests/slow",
  workers: 1,
  timeout: 20 * minutes,
  webServer: undefined,
  use: {
    ...site.use,
    launchOptions: { ...site.use?.launchOptions, args: browserArguments },
  },
};
