import type { Page } from "@playwright/test";
import sharp from "sharp";
import { defaultLanguage } from "../../../shared/languages";
import { localizedPath } from "../../../shared/urls";
import { contentPages, facts, hasContact, headingOf, languages, projects } from "../content";
import { glyphContrasts } from "../glyphs";
import { expect, layOut, nextPaint, rare, scrollTo, test, visit, withPictures } from "../site";

const begin = "#page > header, main > :first-child";
/** Where words stand on pictures; of the pages that begin with one, which are alike, the one with the longest heading. */
const [band] = contentPages
  .filter(({ headerImage }) => headerImage)
  .sort((one, other) => headingOf("ar", other.path).length - headingOf("ar", one.path).length);
const views = [
  { path: "/", part: begin },
  ...(band ? [{ path: band.path, part: begin }] : []),
  ...(facts("services.json").callToAction && hasContact
    ? [{ path: "/services", part: "main > section:last-child" }]
    : []),
  ...(projects.length > 1
    ? [{ path: `/projects/${projects[0]?.id}`, part: "a:has(picture)" }]
    : []),
];

/** Widths, and whether the page is dark; in another language the veils are mirrored. */
const screens = [
  [320, false],
  [1024, false],
  [1440, true],
] as const;

/** The worst that white words can stand on. */
const white = sharp({ create: { width: 16, height: 9, channels: 3, background: "#fff" } });

/** The words and icons of a part that cannot be read where every picture is white. */
async function unreadable(page: Page, part: string) {
  const last = page.locator(part).last();
  if (part === begin) await scrollTo(page, 0);
  else await last.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
  await last
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  await nextPaint(page);
  const found = await glyphContrasts(page, part);
  expect(found.length).toBeGreaterThan(0);
  return found.filter(({ fifth, needed }) => fifth < needed);
}

test.use(withPictures);

test.beforeEach(async ({ page }) => {
  const body = await white.clone().png().toBuffer();
  await page.route(/\.(avif|webp|jpe?g)$/, (route) =>
    route.fulfill({ body, contentType: "image/png" }),
  );
});

for (const { code } of languages)
  test(`on the brightest picture words can be read, in ${code}`, async ({ page }) => {
    for (const { path, part } of views) {
      await visit(page, localizedPath(path, code));
      await layOut(page);
      for (const [width, isDark] of code === defaultLanguage ? screens : [screens[2]]) {
        await page.evaluate((dark) => document.body.classList.toggle("dark", dark), isDark);
        await page.setViewportSize({ width, height: 800 });
        expect(await unreadable(page, part), `${path}, ${width} px, ${part}`).toEqual([]);
      }
    }
  });

test("icons can be seen on pictures in the visitor's own colours", rare, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const { path, part } of views.filter((view) => view.part === begin)) {
    await visit(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await unreadable(page, part), `${path}, ${width} px`).toEqual([]);
    }
  }
});
