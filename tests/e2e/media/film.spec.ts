import type { Page } from "@playwright/test";
import { awake, expect, facts, nextPaint, test, textOf, words } from "./site";

test.use({ reducedMotion: "no-preference" });

const { film } = facts("site.json");
test.skip(!film, "This site has no film.");
const isFilm = (url: string) => /\/film\/[^/]*\.(webm|mp4|vtt)$/.test(url);
const heroFilm = "main video";

for (const language of ["ar", "en"]) {
  test(`${language}: the film plays by itself over its poster, muted and in a loop, while it is in sight`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`);
    const video = page.locator(heroFilm);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    const state = () =>
      video.evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }));
    expect(await state()).toEqual({ muted: true, loop: true, paused: false });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(async () => (await state()).paused).toBe(true);
    await page.locator("h1").scrollIntoViewIfNeeded();
    await expect.poll(async () => (await state()).paused).toBe(false);
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

const filmDialog = (page: Page, language: string) =>
  page.getByRole("dialog", { name: words(language, "common").film.watch });

async function openFilm(page: Page, language: string) {
  await page.goto(`/${language}/`);
  await awake(page);
  await page.getByRole("button", { name: words(language, "common").film.watch }).click();
  return filmDialog(page, language);
}

for (const language of ["ar", "en"]) {
  test(`${language}: a film that cannot be loaded says so on its poster, and plays once it can`, async ({
    page,
  }) => {
    const { film: filmWords, loading } = words(language, "common");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(/\/film\//, (route) => route.abort());
    const dialog = await openFilm(page, language);
    await expect(dialog.getByRole("alert")).toContainText(filmWords.failed);
    const poster = dialog.locator("img");
    await expect(poster).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const retry = dialog.getByRole("button", { name: loading.retry });
    // Still unreachable: the message comes back.
    await retry.click();
    await expect(dialog.getByRole("alert")).toContainText(filmWords.failed);
    await page.unroute(/\/film\//);
    await retry.click();
    await expect
      .poll(() =>
        dialog.locator("video").evaluate((element: HTMLVideoElement) => element.currentTime),
      )
      .toBeGreaterThan(0);
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await expect(dialog.locator("video")).toBeFocused();
  });
}

for (const language of ["ar", "en"]) {
  test(`${language}: on the smallest screen the message about a failed film does not touch the close button`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.route(/\/film\//, (route) => route.abort());
    const dialog = await openFilm(page, language);
    const { loading, dialog: dialogWords } = words(language, "common");
    const sentence = dialog.getByRole("alert").locator("p");
    await expect(dialog.getByRole("button", { name: loading.retry })).toBeInViewport({ ratio: 1 });
    await expect(sentence).toBeInViewport({ ratio: 1 });
    const cross = await dialog.getByRole("button", { name: dialogWords.close }).boundingBox();
    const lines = await sentence.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ left, right, top }) => ({ left, right, top }));
    });
    const film = await dialog.boundingBox();
    if (!cross || !film) throw new Error("The film is not on the page.");
    for (const { left, right, top } of lines) {
      expect(top).toBeGreaterThanOrEqual(film.y);
      const isBelow = top >= cross.y + cross.height;
      expect(isBelow || right <= cross.x || left >= cross.x + cross.width).toBe(true);
    }
  });
}

test("a film jumps to its parts on a host that sends files only whole", async ({ page }) => {
  test.skip(!film.chapters, "This film has no parts.");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const isWhole = /\/film\/[^/]*\.(webm|mp4)$/;
  await page.route(isWhole, async (route) => {
    const { range, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const { "accept-ranges": _parts, ...whole } = response.headers();
    await route.fulfill({ response, headers: whole });
  });
  const dialog = await openFilm(page, "ar");
  const video = dialog.locator("video");
  const second = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(second).toBeGreaterThan(0);
  const last = dialog.getByRole("listitem").last().getByRole("button");
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "step");
  const length = await video.evaluate((element: HTMLVideoElement) => element.duration);
  expect(await second()).toBeGreaterThan(length / 2);
});

test("a film whose first file fails plays from the second", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(/\.webm$/, (route) => route.abort());
  const dialog = await openFilm(page, "en");
  await expect
    .poll(() =>
      dialog.locator("video").evaluate((element: HTMLVideoElement) => element.currentTime),
    )
    .toBeGreaterThan(0);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`on every screen the film fills its dialog and is wholly visible, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    const dialog = await openFilm(page, "en");
    const video = dialog.locator("video");
    const close = dialog.getByRole("button", { name: words("en", "common").dialog.close });
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [740, 360],
      [768, 1024],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      const screen = `${width}×${height}`;
      await page.setViewportSize({ width, height });
      await expect(video, screen).toBeInViewport({ ratio: 1 });
      expect(await video.evaluate(isOnTop), screen).toBe(true);
      const [frame, film] = [await dialog.boundingBox(), await video.boundingBox()];
      if (!frame || !film) throw new Error("The film is not on the page.");
      for (const side of ["x", "y", "width"] as const)
        expect(film[side], `${side} at ${screen}`).toBeCloseTo(frame[side], 0);
      const parts = await dialog.locator("ol").boundingBox();
      expect(film.height + (parts?.height ?? 0), screen).toBeCloseTo(frame.height, 0);
      expect(film.width / film.height, screen).toBeCloseTo(16 / 9, 1);
      // As large as the screen allows.
      expect(Math.max(film.width / width, film.height / height), screen).toBeGreaterThan(
        width > 1440 ? 0.55 : 0.8,
      );
      if (width > 1440) expect(film.width).toBeGreaterThan(960);
      const { color, ground } = await close.evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return { color, ground: backgroundColor };
      });
      expect(contrast(color, ground), screen).toBeGreaterThanOrEqual(3);
    }
  });
}

/** True when nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

/** The contrast of two colours in computed CSS form; undefined when one of them is not opaque. */
function contrast(...colours: [string, string]): number {
  if (colours.some((colour) => !colour.startsWith("rgb("))) return 1;
  const [dark = 0, light = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

for (const language of ["ar", "en"]) {
  test(`${language}: the film has its captions on and says which part plays; a click on another jumps there`, async ({
    page,
    complaints,
  }) => {
    test.skip(!film.chapters, "This film has no parts.");
    await page.emulateMedia({ reducedMotion: "reduce" });
    const dialog = await openFilm(page, language);
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
        const cues = [...(track?.activeCues ?? [])] as VTTCue[];
        return [track?.language, ...cues.map(({ text }) => text)];
      });
    await expect.poll(caption).toEqual([language, shown[last].caption]);

    // The part that plays stays in sight where the line is wider than the screen.
    await page.setViewportSize({ width: 360, height: 740 });
    for (const index of [0, last]) {
      await video.evaluate((element: HTMLVideoElement, at) => {
        element.currentTime = at;
      }, film.chapters[index].at);
      await expect(dialog.locator("[aria-current]")).toHaveText(shown[index].title);
      await expect(dialog.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    }
    expect(complaints).toEqual([]);
  });
}

for (const language of ["ar", "en"]) {
  test(`${language}: the row of parts stays where a visitor has scrolled it, and under a press, while the film plays on`, async ({
    page,
  }) => {
    test.skip(!film.chapters, "This film has no parts.");
    await page.setViewportSize({ width: 540, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const dialog = await openFilm(page, language);
    const parts = dialog.getByRole("listitem");
    await expect(parts.first().locator("[aria-current]")).toBeVisible();
    const video = dialog.locator("video");
    const last = film.chapters.length - 1;
    const button = parts.nth(last).getByRole("button");
    const playTo = async (index: number) => {
      await video.evaluate((element: HTMLVideoElement, at) => {
        element.currentTime = at + 0.05;
      }, film.chapters[index].at);
      await expect(parts.nth(index).locator("[aria-current]")).toBeAttached();
      await nextPaint(page);
    };
    await button.scrollIntoViewIfNeeded();
    for (const index of [1, 2]) await playTo(index);
    await expect(button).toBeInViewport({ ratio: 1 });

    await playTo(last);
    await button.hover();
    await page.mouse.down();
    await playTo(0);
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.mouse.up();
    await expect(parts.nth(last).locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    expect(
      await video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime),
    ).toBeGreaterThanOrEqual(film.chapters[last].at);
  });
}

const unwelcome = [
  { name: "with reduced motion", reducedMotion: "reduce", width: 1280, saveData: false },
  { name: "where data is saved", reducedMotion: "no-preference", width: 1280, saveData: true },
  { name: "on a small screen", reducedMotion: "no-preference", width: 767, saveData: false },
] as const;

for (const { name, reducedMotion, width, saveData } of unwelcome) {
  test(`no byte of the film is loaded ${name}`, async ({ page }) => {
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

test("the film is requested only after the page has loaded", async ({ page }) => {
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
