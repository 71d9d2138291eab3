import { chromium, defineConfig } from "@playwright/test";
import { browserArguments, findBrowser, noPictures } from "./tools/browser";
import { wrangler } from "./tools/run";
import { testPort } from "./tools/server";

const minutes = 60_000;
const url = `http://localhost:${testPort}`;

const inChromium = (args: string[]) =>
  ({
    locale: "ar-SA",
    // What moves is paused, which tests of what stands do not wait for; tests of motion ask for it.
    reducedMotion: "reduce",
    launchOptions: { executablePath: findBrowser(chromium.executablePath()), args },
  }) as const;

// Tests that look at pictures ask for them: `withPictures` in tests/e2e/site.ts.
const withoutPictures = inChromium(
  browserArguments.map((one) => (one.startsWith("--blink") ? one + noPictures : one)),
);

const cdn = {
  // Of a date, whatever version of the runtime is installed.
  command: `npx --yes ${wrangler} pages dev public --port ${testPort} --ip 127.0.0.1 --compatibility-date 2026-04-01 --show-interactive-dev-session false --log-level warn`,
  env: { WRANGLER_SEND_METRICS: "false" },
  url,
  timeout: 5 * minutes,
};

const own = {
  command: "tsx tools/serve.ts",
  env: { PORT: String(testPort) },
  url,
  timeout: 2 * minutes,
};

/** Which command runs which project: the scripts of package.json. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // With two, a third of two cores stays idle.
  workers: 3,
  timeout: 2 * minutes,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? "line" : "list",
  use: { baseURL: url, screenshot: "only-on-failure" },
  // One for the whole run: `cdn` runs alone.
  webServer: process.argv.includes("--project=cdn") ? cdn : own,
  projects: [
    { name: "chromium", testDir: "tests/e2e", use: withoutPictures },
    { name: "firefox", testDir: "tests/engines", use: { browserName: "firefox" } },
    { name: "webkit", testDir: "tests/engines", use: { browserName: "webkit" } },
    // Tests that build a copy of the site.
    {
      name: "slow",
      testDir: "tests/slow",
      workers: 1,
      timeout: 20 * minutes,
      use: inChromium(browserArguments),
    },
    // What a host must do, on Cloudflare's own runtime.
    {
      name: "cdn",
      testDir: "tests/e2e/host",
      testMatch: "{routes,served}.spec.ts",
      grepInvert: /nginx|@own/,
      use: withoutPictures,
    },
  ],
});
