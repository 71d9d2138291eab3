import { chromium, defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/browser.mjs";

const port = Number(process.env.E2E_PORT ?? 8085);

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? "line" : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "ar-SA",
    // What moves is paused, which tests of what stands do not wait for; tests of motion ask for it.
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser(chromium.executablePath()),
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Pages see nothing of the outside world; a test that wants something of it answers itself.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
        // The browser's own interface, which nobody sees here, costs a process and a third of the time.
        "--disable-features=WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI",
        // Chromium refuses to start as root, as in most containers, with its sandbox on.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
  webServer: {
    command: "node tools/serve.mjs",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
