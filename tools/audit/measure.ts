import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { root } from "../run";
import { type routes, words } from "../site";
import { openPanel, panels, themes, violationsOf } from "./axe";
import { measureSpeed } from "./lighthouse";
import { limitOf, writeLimits } from "./scriptless";
import { withBrowser, withSite } from "./served";
import type { Row, Violations } from "./table";
import { noteRequests, phone, type Weight, weigh } from "./weight";

/** What to measure: `runs` loads of each page. `progress` gets short texts about what is under way. */
export interface Settings {
  pages: typeof routes;
  runs: number;
  port: number;
  progress: (text: string) => void;
}

/** Measures pages of the site that stands in `public/`, each beside its twin without scripts. */
export async function measureSite({ pages, runs, port, progress }: Settings): Promise<Row[]> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "audit-"));
  const built = path.join(copy, "public");
  const rows: Row[] = [];
  try {
    fs.cpSync(path.join(root, "public"), built, { recursive: true });
    writeLimits(
      built,
      pages.map(({ url }) => url),
    );
    await withSite(copy, port, async ({ address, folder }) => {
      await withBrowser(async (browser) => {
        // The first load of all is slower, whatever the page: host and browser start with it.
        if (pages[0]) await measureSpeed({ warmUp: { url: address + pages[0].url } }, 1, () => {});
        for (const [index, { name: screen, path: route, language, url }] of pages.entries()) {
          progress(`${index + 1}/${pages.length} ${url} `);
          const subjects = {
            page: { url: address + url, isWhole: true },
            later: { url: address + url, isLater: true },
            stock: { url: address + url, isStock: true },
            limit: { url: address + limitOf(url) },
          };
          const speed = await measureSpeed(subjects, runs, () => progress("."));
          const weight = await measureWeight(browser, address + url, folder);
          const violations = await findViolations(browser, address + url, language);
          rows.push({ screen, path: route, language, ...speed, weight, violations });
          progress("\n");
        }
      });
    });
  } finally {
    fs.rmSync(copy, { recursive: true, maxRetries: 5, retryDelay: 200 });
  }
  return rows;
}

/** What a first visit on a phone weighs before anything is scrolled; `folder` is the one that is served. */
export async function measureWeight(
  browser: Browser,
  url: string,
  folder: string,
): Promise<Weight> {
  const page = await browser.newPage(phone);
  const asked = noteRequests(page);
  await page.goto(url, { waitUntil: "networkidle" });
  const weight = await weigh(page, asked, folder);
  await page.close();
  return weight;
}

/** The axe rules that a page breaks, in both themes, as loaded and with each panel open. */
async function findViolations(
  browser: Browser,
  url: string,
  language: string,
): Promise<Violations> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const found: Violations = {};
  const look = async (state: string) => {
    for (const theme of themes) {
      const violations = await violationsOf(page, theme);
      if (violations.length > 0) found[`${state}, ${theme}`] = violations;
    }
  };
  await page.goto(url);
  // axe does not look at what is under the splash.
  await page.locator("[data-splash-screen]").waitFor({ state: "hidden" });
  await look("page");
  for (const panel of panels) {
    await openPanel(page, panel, words(language, "common"));
    await look(panel);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await page.close();
  return found;
}
