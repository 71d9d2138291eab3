import { expect, facts, test } from "../site";

test.use({ reducedMotion: "no-preference" });

test.skip(!facts("site.json").film, "This site has no film.");
const isFilm = (url: string) => /\/film\/[^/]*\.(webm|mp4|vtt)$/.test(url);
const heroFilm = "main video";

test("the film is requested after the page has loaded, and plays by itself over its poster, muted and in a loop, while it is in sight", async ({
  page,
}) => {
  const order: string[] = [];
  page.on("request", (request) => {
    if (isFilm(request.url())) order.push("film");
  });
  page.on("load", () => order.push("load"));
  await page.goto("/ar/");
  const video = page.locator(heroFilm);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(order.slice(0, 2)).toEqual(["load", "film"]);
  const state = () =>
    video.evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }));
  expect(await state()).toEqual({ muted: true, loop: true, paused: false });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await state()).paused).toBe(true);
  await page.locator("h1").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await state()).paused).toBe(false);
});

for (const { name, reducedMotion, width, saveData } of [
  { name: "with reduced motion", reducedMotion: "reduce", width: 1280, saveData: false },
  { name: "where data is saved", reducedMotion: "no-preference", width: 1280, saveData: true },
  { name: "on a small screen", reducedMotion: "no-preference", width: 767, saveData: false },
] as const) {
  test(`no byte of the film is loaded ${name}`, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (isFilm(request.url())) requested.push(request.url());
    });
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/en/", { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    expect(requested).toEqual([]);
    await expect(page.locator(heroFilm)).toHaveCount(0);
  });
}

test("the poster stays where the browser refuses to play", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.goto("/en/");
  await expect(page.locator(heroFilm)).toHaveCSS("opacity", "0");
  await expect(page.locator("main img").first()).toBeVisible();
  expect(complaints).toEqual([]);
});
