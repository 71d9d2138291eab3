import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import puppeteer, { type Browser as Phone } from "puppeteer-core";
import { browserArguments, ensureBrowser } from "../browser.mjs";
import { root, start } from "../run.mjs";
import { answers, ensureFree } from "../server.mjs";
import { siteRoot } from "../site-root.mjs";

/** A built site while it is served: where, and from which folder. */
export interface Served {
  address: string;
  folder: string;
}

/**
 * Serves the `public/` of a project's folder while `use` runs; gives what that gives. Takes two ports. The memory before
 * the runtime leaves the processor to the browser, whose times are measured.
 */
export async function withSite<T>(
  project: string,
  port: number,
  use: (site: Served) => Promise<T>,
): Promise<T> {
  // What already answers there would be measured in its place.
  await ensureFree(port);
  const { folder, prefix } = siteRoot(project);
  const address = `http://localhost:${port}${prefix}`;
  const server = start(path.join(root, "tools/cached-server.mjs"), [project], {
    env: { ...process.env, PORT: String(port) },
  });
  const ended = new Promise<never>((_, reject) => {
    server.once("exit", () => reject(new Error("The server ended.")));
  });
  try {
    await Promise.race([answers(address), ended]);
    return await Promise.race([use({ address, folder }), ended]);
  } finally {
    server.kill();
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
