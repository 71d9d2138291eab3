/**
 * `npm run screenshots [-- home clients]`: pictures of the site that stands in `public/`, every screen × width ×
 * language × theme, one contact sheet a screen in `screenshots/`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "./browser.mjs";
import { root } from "./run.mjs";
import { serve } from "./server.mjs";

const widths = [360, 768, 1440];
const languages = ["ar", "en"];
const themes = ["light", "dark"];
const folder = path.join(root, "screenshots");

const pages = path.join(root, "content", "pages");
const wanted = process.argv.slice(2);
const screens = readdirSync(pages)
  .map((file) => ({
    name: path.basename(file, ".json"),
    route: JSON.parse(readFileSync(path.join(pages, file), "utf8")).path,
  }))
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name));

mkdirSync(folder, { recursive: true });
const { address, ended, stop } = await serve(Number(process.env.PORT ?? 8081));
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});

try {
  for (const { name, route } of screens) {
    const shots = [];
    for (const theme of themes) {
      for (const language of languages) {
        for (const width of widths) {
          const file = `${name}-${language}-${theme}-${width}.jpg`;
          const url = `${address}/${language}${route === "/" ? "/" : `${route}/`}`;
          await photograph(url, { width, theme, file: path.join(folder, file) });
          shots.push({ file, width });
        }
      }
    }
    await makeSheet(name, shots);
    console.info(`screenshots/${name}.png`);
  }
} finally {
  await browser.close();
  stop();
  await ended.catch(() => {});
}

/** Takes a whole page as it looks once it stands still. */
async function photograph(url, { width, theme, file }) {
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
    const step = window.innerHeight / 2;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
  });
  // Of a slider only what shows is loaded.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || right < 0 || left > window.innerWidth;
    }),
  );
  await page.waitForTimeout(500);
  await page.screenshot({ path: file, fullPage: true, type: "jpeg", quality: 82 });
  await context.close();
}

/** Lays the pictures of a screen side by side, each as wide as its window in proportion. */
async function makeSheet(name, shots) {
  const figures = shots
    .map(
      ({ file, width }) =>
        `<figure style="flex:${width}"><img src="${file}"><figcaption>${file}</figcaption></figure>`,
    )
    .join("");
  const sheet = path.join(folder, `${name}.html`);
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>
      body { display: flex; align-items: start; gap: 12px; margin: 12px; width: 4800px; background: #888; }
      figure { margin: 0; min-width: 0; } img { width: 100%; display: block; }
      figcaption { font: 16px/2 sans-serif; }
    </style>${figures}`,
  );
  const page = await browser.newPage({ viewport: { width: 4824, height: 1000 } });
  await page.goto(`file://${sheet}`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
}
