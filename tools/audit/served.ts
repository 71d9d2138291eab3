import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../browser";
import { root, start } from "../run";
import { answers, ensureFree } from "../server";
import { siteRoot } from "../site-root";

/** A built site that is being served: its address and its folder. */
export interface Served {
  address: string;
  folder: string;
}

/**
 * Serves the `public/` of a project's folder while `use` runs, and returns its result. Uses two ports. Answers come
 * from a cache, so that the processor is left to the browser that is measured.
 */
export async function withSite<T>(
  project: string,
  port: number,
  use: (site: Served) => Promise<T>,
): Promise<T> {
  // Otherwise a server that already runs there would be measured.
  await ensureFree(port);
  const { folder, prefix } = siteRoot(project);
  const address = `http://localhost:${port}${prefix}`;
  const server = start(path.join(root, "tools/cached-server.ts"), [project], {
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

/** Starts a browser while `use` runs, and returns its result. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: browserArguments,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The path of a browser, which is installed where it must be. Throws where none can be had. */
export async function browserPath(): Promise<string> {
  const found = await ensureBrowser();
  if (!found) throw new Error("No browser was found: set CHROMIUM_PATH.");
  return found;
}
