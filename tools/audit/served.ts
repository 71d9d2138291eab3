import { type Browser, chromium } from "@playwright/test";
import puppeteer, { type Browser as Phone } from "puppeteer-core";
import { browserArguments, ensureBrowser } from "../browser.mjs";
import { serve } from "../server.mjs";
import { siteRoot } from "../site-root.mjs";

/** A built site while it is served: where, and from which folder. */
export interface Served {
  address: string;
  folder: string;
}

/** Serves the `public/` of a project's folder while `use` runs; gives what that gives. */
export async function withSite<T>(
  project: string,
  port: number,
  use: (site: Served) => Promise<T>,
): Promise<T> {
  const { address, stop, ended } = await serve(port, project);
  try {
    return await use({ address, folder: siteRoot(project).folder });
  } finally {
    stop();
    await ended.catch(() => {});
  }
}

/** Starts a browser for Playwright, and one that Lighthouse makes its phone, while `use` runs; gives what that gives. */
export async function withBrowsers<T>(
  use: (browser: Browser, phone: Phone) => Promise<T>,
): Promise<T> {
  const executablePath = await ensureBrowser();
  if (!executablePath) throw new Error("No browser was found: set CHROMIUM_PATH.");
  const options = { executablePath, args: browserArguments };
  const browser = await chromium.launch(options);
  // With several renderers, the end of most traces waits five seconds for one that has nothing to say.
  const args = [...browserArguments, "--renderer-process-limit=1"];
  const phone = await puppeteer.launch({ executablePath, args, defaultViewport: null });
  try {
    return await use(browser, phone);
  } finally {
    await Promise.all([browser.close(), phone.close()]);
  }
}
