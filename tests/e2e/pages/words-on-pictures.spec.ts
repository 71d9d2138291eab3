import type { Page } from "@playwright/test";
import sharp from "sharp";
import { defaultLanguage } from "../../../shared/languages";
import { localizedPath } from "../../../shared/urls";
import { contentPages, languages } from "../content";
import { glyphContrasts } from "../glyphs";
import { expect, nextPaint, rare, scrollTo, test, visit, withPictures } from "../site";

/** The one place where words stand on a picture. */
const part = "#page > header, main > :first-child";

/** Widths, and whether the page is dark. */
const screens = [
  [320, false],
  [1024, false],
  [1440, true],
] as const;

/** The worst that white words can stand on. */
const white = sharp({ create: { width: 16, height: 9, channels: 3, background: "#fff" } });

/** The words and icons on it that cannot be read where it is white. */
async function unreadable(page: Page) {
  await scrollTo(page, 0);
  await page
    .locator("main img")
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
    await visit(page, `/${code}/`);
    for (const [width, isDark] of code === defaultLanguage ? screens : [screens[2]]) {
      await page.evaluate((dark) => document.body.classList.toggle("dark", dark), isDark);
      await page.setViewportSize({ width, height: 800 });
      expect(await unreadable(page), `${width} px`).toEqual([]);
    }
  });

test("icons can be seen on pictures in the visitor's own colours", rare, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await visit(page, "/");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await unreadable(page), `${width} px`).toEqual([]);
  }
});

test("nowhere else do words stand on a picture", async ({ page }) => {
  for (const { path } of contentPages) {
    if (path === "/" || path === "/404") continue;
    await visit(page, localizedPath(path, "en"));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = () =>
        page.locator("main").evaluate((main) => {
          const boxesIn = (names: string) =>
            [...main.querySelectorAll(names)].map((element) => element.getBoundingClientRect());
          const words = boxesIn("h1, h2").filter(({ width, height }) => width > 1 && height > 1);
          return boxesIn("picture").filter((picture) =>
            words.some(
              (one) =>
                one.left < picture.right - 1 &&
                picture.left < one.right - 1 &&
                one.top < picture.bottom - 1 &&
                picture.top < one.bottom - 1,
            ),
          ).length;
        });
      await expect.poll(covered, { message: `${path}, ${width} px` }).toBe(0);
    }
  }
});
