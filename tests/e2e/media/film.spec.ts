import type { Page } from "@playwright/test";
import { facts, translations } from "../content";
import { boxesOf, expect, nextPaint, open, test, visit, withPictures } from "../site";

test.use({ ...withPictures, reducedMotion: "no-preference" });

test.skip(!facts("site.json").film, "This site has no film.");
const heroFilm = "main video";

/** Collects the film's files that are requested from now on, and when the page has loaded. */
function filmRequestsOf(page: Page): string[] {
  const order: string[] = [];
  page.on("request", (request) => {
    if (/\/film\/[^/]*\.(webm|mp4|vtt)$/.test(request.url())) order.push("film");
  });
  page.on("load", () => order.push("load"));
  return order;
}

test("the film comes after the page, plays while it is in sight, and stops", async ({ page }) => {
  const order = filmRequestsOf(page);
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, "/ar/");
  const video = page.locator(heroFilm);
  const { loop } = facts("site.json").film;
  await expect
    .poll(() => video.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc))
    .toContain(loop.webm);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(order.slice(0, 2)).toEqual(["load", "film"]);
  const state = () =>
    video.evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }));
  expect(await state()).toEqual({ muted: true, loop: true, paused: false });
  // It lies on its poster, or one would see both.
  const [over, under] = await boxesOf([video, page.locator("main picture").first()]);
  expect(over).toEqual(under);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await state()).paused).toBe(true);
  await page.locator("h1").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await state()).paused).toBe(false);

  const { motion, film: labels } = translations("ar", "common");
  const hero = page.locator("main > section").first();
  const pause = hero.getByRole("button", { name: motion.pause });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [one, other, all] = await boxesOf([
      pause,
      hero.getByRole("button", { name: labels.watch }),
      hero,
    ]);
    // In the corner, away from the button of the other film.
    expect(one.x).toBeLessThan(all.x + all.width / 8);
    expect(one.y).toBeGreaterThan(other.y - one.height);
    expect(other.x).toBeGreaterThan(one.x + 2 * one.width);
  }
  // The picture comes nearer, and stays where it is once that is paused.
  const nearness = () =>
    hero
      .locator("> div")
      .first()
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const near = await nearness();
  await expect.poll(nearness).toBeGreaterThan(near);
  await pause.click();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
  await nextPaint(page);
  const paused = await nearness();
  await nextPaint(page);
  expect(await nearness()).toBe(paused);
});

for (const { name, reducedMotion, width, saveData } of [
  { name: "with reduced motion", reducedMotion: "reduce", width: 1280, saveData: false },
  { name: "where data is saved", reducedMotion: "no-preference", width: 1280, saveData: true },
  { name: "on a small screen", reducedMotion: "no-preference", width: 767, saveData: false },
] as const) {
  test(`no byte of the film is loaded ${name}`, {
    tag: saveData ? "@all" : [],
  }, async ({ page }) => {
    const order = filmRequestsOf(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/en/");
    await page.waitForLoadState();
    await nextPaint(page);
    await expect(page.locator(heroFilm)).toHaveCount(0);
    expect(order).toEqual(["load"]);
  });
}
