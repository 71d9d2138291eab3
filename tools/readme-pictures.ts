/** `npm run pictures`: takes the pictures of the README from the built site and writes them to `docs/pictures/`. */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { currentEntries } from "../plugins/gatsby-plugin-checked-content/collections";
import { readSite } from "../plugins/gatsby-plugin-checked-content/site/site-files";
import { languages } from "../shared/languages";
import { browserArguments, ensureBrowser } from "./browser";
import { root, runCommand } from "./run";
import { serve } from "./server";

const folder = path.join(root, "docs/pictures");

/** The size of every picture, in pixels, and the ground under sheets and phones. */
const [width, height] = [1200, 900];
const ground = "#dcd8cf";

const [{ code: first, locale }] = languages;
const last = languages.at(-1)?.code ?? first;

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { address, stop } = await serve(8096);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
  });
  const [project] = currentEntries("projects", readSite(root).projects);
  const texts = JSON.parse(readFileSync(path.join(root, `locales/${first}/projects.json`), "utf8"));

  const open = async (page: string, options: BrowserContextOptions = {}) => {
    const context = await newContext(browser, options);
    const opened = await context.newPage();
    await opened.goto(address + page, { waitUntil: "networkidle" });
    return opened;
  };

  const sheet = await open(`/${first}/projects/${project?.id}/`, { viewport: desk(0.8, 1.6) });
  const parts = [];
  for (const title of [texts.programme.title, texts.drawings]) {
    await showFrom(sheet, `h2:has-text("${title}")`);
    parts.push(await take(sheet));
  }
  await write("project", await beside(parts));

  const home = await open(`/${first}/`, { viewport: desk(1.3) });
  await showFrom(home, "#skyline");
  await write("skyline", await take(home));

  const list = await open(`/${last}/projects/?sector=${project?.value.sector}`, {
    viewport: desk(1.3),
  });
  await write("list", await take(list));

  // What an A4 sheet holds between its margins.
  const held = { width: 718, height: 1046 };
  const paper = await open(`/${last}/prequalification/`, { viewport: held });
  await paper.emulateMedia({ media: "print" });
  const whole = await paper.screenshot({ fullPage: true });
  // A sheet ends above a section or a row, as a browser ends it.
  const tops = await paper
    .locator("section, tr + tr")
    .evaluateAll((all) => all.map((one) => Math.floor(one.getBoundingClientRect().top)));
  const endOf = (top: number) => Math.max(...tops.filter((end) => end <= top + held.height));
  const sheets = [0, endOf(0)].map((top) => {
    const shown = endOf(top) - top;
    const margins = { top: 38, bottom: 38 + held.height - shown, left: 38, right: 38 };
    return sharp(whole)
      .extract({ left: 0, top, width: held.width, height: shown })
      .extend({ ...margins, background: "white" })
      .toBuffer();
  });
  await write("paper", await beside(await Promise.all(sheets)));

  const editor = await open("/admin/", { viewport: desk(1.2), locale });
  await editor.getByRole("button").first().click();
  await editor.waitForURL(/#\/collections\//);
  await editor.goto(`${address}/admin/#/collections/projects/entries/${project?.id}`);
  await editor.locator("[data-key-path]").nth(5).waitFor();
  await write("editor", await take(editor));

  const phone = { viewport: { width: 390, height: 1200 }, deviceScaleFactor: 2, isMobile: true };
  const phones = [];
  for (const language of [first, last])
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open(`/${language}/`, { ...phone, colorScheme });
      phones.push(await take(page));
    }
  await write("phone", await beside(phones));

  await browser.close();
  stop();
}

/** A screen some times as large as a picture, so that more fits on it. */
const desk = (across: number, down = across) => ({ width: width * across, height: height * down });

const newContext = (browser: Browser, options: BrowserContextOptions) =>
  browser.newContext({ colorScheme: "light", reducedMotion: "reduce", ...options });

/** Scrolls a place to the top of the screen, below the header, and waits for its pictures. */
async function showFrom(page: Page, place: string): Promise<void> {
  await page
    .locator(place)
    .first()
    .evaluate((element) => {
      element.scrollIntoView();
      scrollBy(0, -90);
    });
  await page.waitForLoadState("networkidle");
}

/** The screen, once the splash and what fades in are over. */
async function take(page: Page): Promise<Buffer> {
  await page.waitForTimeout(2500);
  return page.screenshot();
}

/** Screens or sheets of one size beside one another on the ground. */
async function beside(pictures: Buffer[]): Promise<Buffer> {
  const gap = 30;
  const room = (width - gap * (pictures.length + 1)) / pictures.length;
  const resized = await Promise.all(
    pictures.map((one) =>
      sharp(one)
        .resize({ width: Math.floor(room), height: height - 2 * gap, fit: "inside" })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(
      resized.map(({ data, info }, index) => ({
        input: data,
        left: Math.round(gap + index * (room + gap) + (room - info.width) / 2),
        top: Math.round((height - info.height) / 2),
      })),
    )
    .png()
    .toBuffer();
}

const write = (name: string, picture: Buffer) =>
  sharp(picture)
    .resize(width, height)
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(path.join(folder, `${name}.jpg`));

runCommand(main);
