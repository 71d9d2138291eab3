/**
 * `npm run screenshots [-- home clients]`: pictures of the site that stands in `public/`, every screen × width ×
 * language × theme, one contact sheet a screen in `screenshots/`.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { codes } from "../src/i18n/languages";
import { localizedPath } from "../src/i18n/urls";
import { browserArguments, ensureBrowser } from "./browser";
import { root, runCommand } from "./run";
import { serve } from "./server";
import { contentPages } from "./site";

const widths = [360, 768, 1440];
const themes = ["light", "dark"] as const;
const folder = path.join(root, "screenshots");
const wanted = process.argv.slice(2);
const notFound = { name: "not-found", path: "/no-such-page" };
const pictured = [...contentPages, notFound].filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
);

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { address, stop } = await serve(Number(process.env.PORT ?? 8081));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
  });
  try {
    for (const { name, path: route } of pictured) {
      const files: string[] = [];
      for (const theme of themes) {
        for (const language of codes) {
          for (const width of widths) {
            const file = path.join(folder, `${name}-${language}-${theme}-${width}.jpg`);
            const url = address + localizedPath(route, language);
            await photograph(browser, url, { width, theme, file });
            files.push(file);
          }
        }
      }
      await makeSheet(name, files);
      console.info(`screenshots/${name}.png`);
    }
  } finally {
    await browser.close();
    stop();
  }
}

/** Takes a whole page as it looks once it stands still. */
async function photograph(
  browser: Browser,
  url: string,
  { width, theme, file }: { width: number; theme: (typeof themes)[number]; file: string },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 740 : 900 },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  // The map and the flags come from others, who look different every day.
  await context.route(
    ({ origin }) => origin !== new URL(url).origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  // As on a later page of a visit, without the splash.
  await page.addInitScript(() => sessionStorage.setItem("splash", "seen"));
  await page.goto(url, { waitUntil: "load" });
  // Awake: what is loaded when it comes near must see the page scrolled.
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await page.evaluate(async () => {
    // A picture of the whole page shows no section that is not laid out yet.
    delete document.documentElement.dataset.layout;
    const step = window.innerHeight / 2;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
  });
  // Slides out of view may never load.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || !image.checkVisibility() || image.closest("[inert]"),
    ),
  );
  await page.waitForTimeout(500);
  await page.screenshot({ path: file, fullPage: true, type: "jpeg", quality: 82 });
  await context.close();
}

/** Lays the pictures of a screen side by side. */
async function makeSheet(name: string, files: string[]): Promise<void> {
  const join = { across: files.length, shim: 40, background: "#888", valign: "top" } as const;
  const sheet = sharp(files, { join, limitInputPixels: false }).resize({ width: 4800 });
  await sheet.png().toFile(path.join(folder, `${name}.png`));
}

runCommand(main);
