import type { Page } from "@playwright/test";
import { stockLimit } from "../../tools/audit/numbers";
import { noteRequests, phone, weigh } from "../../tools/audit/weight";
import { stockArguments } from "../../tools/browser";
import { awake, expect, languages, test } from "./site";

// A browser that decides itself how far below the screen it loads pictures, as Lighthouse starts it.
test.use({
  ...phone,
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: stockArguments }),
    { scope: "worker" },
  ],
});

const lazyPictures = (page: Page) => page.locator("main img[loading=lazy]");

/** Which of the pictures below the first screen have been asked for: the numbers of those, and of all. */
const below = (page: Page) =>
  lazyPictures(page).evaluateAll((images) => {
    const far = (images as HTMLImageElement[]).filter((image) => {
      const section = image.closest("main > *")?.getBoundingClientRect();
      return image.checkVisibility() && section && section.top > innerHeight;
    });
    return { all: far.length, asked: far.filter((image) => image.currentSrc).length };
  });

/** Waits until the whole page is laid out and nothing is under way. */
async function settled(page: Page): Promise<void> {
  await awake(page);
  await page.waitForLoadState("networkidle");
}

for (const { code } of languages) {
  test(`Home weighs no more than Lighthouse may count before anything is scrolled, in ${code}`, async ({
    page,
  }) => {
    const asked = noteRequests(page);
    await page.goto(`/${code}/`);
    await settled(page);
    expect((await weigh(page, asked)).all).toBeLessThanOrEqual(stockLimit("/") ?? 0);
  });

  test(`a phone asks for pictures below the first screen when its visitor begins to scroll, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}/`);
    await settled(page);
    const { all, asked } = await below(page);
    expect(all).toBeGreaterThan(0);
    expect(asked).toBe(0);
    await page.mouse.wheel(0, 10);
    await expect.poll(async () => (await below(page)).asked).toBeGreaterThan(0);
    // A slider makes its next picture eager, which takes it out of `lazyPictures`.
    await lazyPictures(page).evaluateAll((images) => {
      for (const image of images as HTMLImageElement[]) image.dataset.waited = "";
    });
    const waited = page.locator("main img[data-waited]").filter({ visible: true });
    for (const picture of await waited.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
    }
  });
}

test("a phone that is turned without scrolling has its pictures", async ({ page }) => {
  await page.goto("/en/");
  await settled(page);
  await page.setViewportSize({ width: phone.viewport.height, height: phone.viewport.width });
  await expect.poll(async () => (await below(page)).asked).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures below the first screen wait for no scroll", async ({ page }) => {
    const picture = /\.(avif|webp|png)$/;
    const asked = noteRequests(page);
    await page.goto("/en/", { waitUntil: "networkidle" });
    const names = new Set([...asked.keys()].filter((address) => picture.test(address)));
    // The poster, and the picture beside the first words.
    expect(names.size).toBeGreaterThan(2);
  });
});
