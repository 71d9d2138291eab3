import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { logStep, packageFile, run } from "./run";

// The headless shell needs half the time of the full browser.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Turns pictures off, as a part of the argument `--blink-settings`: reading and painting them takes a third of a page's time. */
export const noPictures = ",imagesEnabled=false";

/** The browser's arguments: no network but the site's own, and as fast as it can be. */
export const browserArguments = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages cannot reach the internet. A test that needs an answer from there gives it itself.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
  // The browser's own interface, not seen here, costs a process and a third of the time.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI",
  // Lazy pictures load from the same distance as for a visitor on 4G, whatever the machine's connection.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250",
  // Chromium refuses to start as root, as in most containers, with its sandbox on.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The path of an installed Chromium or Chrome: of `CHROMIUM_PATH`, the system's, or else Playwright's. Undefined without one. */
export function findBrowser(playwrights: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...installed, ...elsewhere, playwrights];
  return candidates.find((file) => file && existsSync(file));
}

/** Returns the path of a browser for the end-to-end tests, after installing one if needed; undefined when that fails. */
export async function ensureBrowser(): Promise<string | undefined> {
  const find = () => findBrowser(chromium.executablePath());
  if (find()) return find();
  logStep("Installing a browser for the end-to-end tests");
  await run(packageFile("@playwright/test/cli.js"), ["install", "chromium"], { timeout: 300_000 });
  if (!find() && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    logStep("Playwright's browser is out of reach: installing Debian's package");
    // In seconds: something else may be installing.
    const apt = (...args: string[]) =>
      run("apt-get", ["-o", "DPkg::Lock::Timeout=120", "-qq", ...args]);
    await apt("update");
    for (const name of names.slice(0, 2))
      if (!find()) await apt("install", "-y", "--no-install-recommends", name);
  }
  return find();
}
