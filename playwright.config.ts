import { chromium, defineConfig } from "@playwright/test";
import { browserArguments, findBrowser, noPictures } from "./tools/browser";
import { testPort } from "./tools/server";

export default defineConfig({
  testDir: "tests/e2e",
  // Faults and round trips that no ordinary change can break: playwright.all.config.ts.
  grepInvert: /@all/,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // With two, a third of two cores stays idle.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? "line" : "list",
  use: {
    baseURL: `http://localhost:${testPort}`,
    locale: "ar-SA",
    // What moves is paused, which tests of what stands do not wait for; tests of motion ask for it.
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser(chromium.executablePath()),
      // Tests that look at pictures ask for them: `withPictures` in tests/e2e/site.ts.
      args: browserArguments.map((one) => (one.startsWith("--blink") ? one + noPictures : one)),
    },
  },
  webServer: {
    command: "tsx tools/serve.ts",
    env: { PORT: String(testPort) },
    url: `http://localhost:${testPort}`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
