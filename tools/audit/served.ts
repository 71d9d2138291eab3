import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../browser";
import { root, start } from "../run";
import { answers, ensureFree } from "../server";
import { siteRoot } from "../site-root";

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

/** Starts a browser while `use` runs; gives what that gives. */
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
