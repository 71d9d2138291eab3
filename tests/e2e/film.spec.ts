import { awake, expect, facts, test, textOf, words } from "./site";

test.use({ reducedMotion: "no-preference" });

const { film } = facts("site.json");
const isFilm = (url: string) => /\/film\/[^/]*\.(webm|mp4|vtt)$/.test(url);
const heroFilm = "main video";

for (const language of ["ar", "en"]) {
  test(`${language}: the film plays by itself over its poster, silent and in a loop`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`);
    const video = page.locator(heroFilm);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    const state = await video.evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({
      muted,
      loop,
      paused,
    }));
    expect(state).toEqual({ muted: true, loop: true, paused: false });
  });

  test(`${language}: the modal plays the film and stops it on closing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/${language}/`);
    const { watch } = words(language, "common").film;
    const dialog = page.getByRole("dialog", { name: watch });
    await awake(page);
    await page.getByRole("button", { name: watch }).click();
    await expect(dialog).toBeVisible();
    const video = dialog.locator("video");
    await expect(video).toHaveAttribute("controls", "");
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    const box = await video.boundingBox();
    if (!box) throw new Error("The film is not on the page.");
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(video).toHaveCount(0);
  });
}

for (const language of ["ar", "en"]) {
  test(`${language}: the film has its captions on and says which part plays; a press on another jumps there`, async ({
    page,
    complaints,
  }) => {
    test.skip(!film.chapters, "This film has no parts.");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/${language}/`);
    const { watch } = words(language, "common").film;
    await awake(page);
    await page.getByRole("button", { name: watch }).click();
    const dialog = page.getByRole("dialog", { name: watch });
    const shown = film.chapters.map(({ title, caption }: { title: string; caption: string }) => ({
      title: textOf(language, title),
      caption: textOf(language, caption),
    }));
    await expect(dialog.getByRole("listitem")).toHaveText(
      shown.map(({ title }: { title: string }) => title),
    );

    const video = dialog.locator("video");
    const last = film.chapters.length - 1;
    await dialog.getByRole("button", { name: shown[last].title }).click();
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThanOrEqual(film.chapters[last].at);
    await expect(dialog.locator("[aria-current]")).toHaveText(shown[last].title);
    const caption = () =>
      video.evaluate(({ textTracks }: HTMLVideoElement) => {
        const track = [...textTracks].find(({ mode }) => mode === "showing");
        return [track?.language, (track?.activeCues?.[0] as VTTCue | undefined)?.text];
      });
    await expect.poll(caption).toEqual([language, shown[last].caption]);
    expect(complaints).toEqual([]);
  });
}

const unwelcome = [
  { name: "with reduced motion", reducedMotion: "reduce", width: 1280, saveData: false },
  { name: "where data is saved", reducedMotion: "no-preference", width: 1280, saveData: true },
  { name: "on a small screen", reducedMotion: "no-preference", width: 767, saveData: false },
] as const;

for (const { name, reducedMotion, width, saveData } of unwelcome) {
  test(`not one byte of the film is loaded ${name}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (isFilm(request.url())) asked.push(request.url());
    });
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/en/", { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await expect(page.locator(heroFilm)).toHaveCount(0);
  });
}

test("the film is asked for only after the page has loaded", async ({ page }) => {
  const order: string[] = [];
  page.on("request", (request) => {
    if (isFilm(request.url())) order.push("film");
  });
  page.on("load", () => order.push("load"));
  await page.goto("/en/");
  await expect.poll(() => order).toContain("film");
  expect(order[0]).toBe("load");
});

test("the poster stays where the browser refuses to play", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.goto("/en/");
  await expect(page.locator(heroFilm)).toHaveCSS("opacity", "0");
  await expect(page.locator("main img").first()).toBeVisible();
  expect(complaints).toEqual([]);
});
