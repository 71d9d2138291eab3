import type { Locator, Page } from "@playwright/test";
import { contrast } from "../../../src/content/checks/contrast";
import {
  boxesOf,
  expect,
  facts,
  nextPaint,
  test,
  textOf,
  visit,
  withPictures,
  words,
} from "../site";

const { film } = facts("site.json");
test.skip(!film, "This site has no film.");
test.use(withPictures);

async function openFilm(page: Page, language: string) {
  const { watch } = words(language, "common").film;
  await visit(page, `/${language}/`);
  await page.getByRole("button", { name: watch }).click();
  return page.getByRole("dialog", { name: watch });
}

const secondOf = (dialog: Locator) =>
  dialog.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

/** The film's whole file may pass through the test, which takes a busy machine a while. */
const expectPlaying = (dialog: Locator) =>
  expect.poll(() => secondOf(dialog), { timeout: 60_000 }).toBeGreaterThan(0);

test("the film plays from its second file where the first fails, and stops on closing", async ({
  page,
}) => {
  await page.route(/\.webm$/, (route) => route.abort());
  const dialog = await openFilm(page, "en");
  const video = dialog.locator("video");
  await expect(video).toHaveAttribute("controls", "");
  await expectPlaying(dialog);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(video).toHaveCount(0);
});

test("a film that cannot be loaded says so on its poster, beside the close button, and plays once it can", async ({
  page,
}) => {
  const { film: filmWords, loading, dialog: dialogWords } = words("ar", "common");
  await page.setViewportSize({ width: 320, height: 568 });
  await page.route(/\/film\//, (route) => route.abort());
  const dialog = await openFilm(page, "ar");
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText(filmWords.failed);
  const poster = dialog.locator("img");
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const retry = dialog.getByRole("button", { name: loading.retry });
  await expect(retry).toBeInViewport({ ratio: 1 });
  await expect(alert.locator("p")).toBeInViewport({ ratio: 1 });
  const cross = await dialog.getByRole("button", { name: dialogWords.close }).boundingBox();
  const lines = await alert.locator("p").evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left, right, top }) => ({ left, right, top }));
  });
  const frame = await dialog.boundingBox();
  if (!cross || !frame) throw new Error("The film is not on the page.");
  for (const { left, right, top } of lines) {
    expect(top).toBeGreaterThanOrEqual(frame.y);
    const isBelow = top >= cross.y + cross.height;
    expect(isBelow || right <= cross.x || left >= cross.x + cross.width).toBe(true);
  }
  // Still unreachable: the message comes back.
  await retry.click();
  await expect(alert).toContainText(filmWords.failed);
  await page.unroute(/\/film\//);
  await retry.click();
  await expectPlaying(dialog);
  await expect(alert).toHaveCount(0);
  await expect(dialog.locator("video")).toBeFocused();
});

test("a film jumps to its parts on a host that sends files only whole", async ({ page }) => {
  test.skip(!film.chapters, "This film has no parts.");
  await page.route(/\/film\/[^/]*\.(webm|mp4)$/, (route) =>
    route.fulfill({ path: `static${new URL(route.request().url()).pathname}` }),
  );
  const dialog = await openFilm(page, "ar");
  await expectPlaying(dialog);
  const last = dialog.getByRole("listitem").last().getByRole("button");
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "step");
  const length = await dialog
    .locator("video")
    .evaluate((video: HTMLVideoElement) => video.duration);
  expect(await secondOf(dialog)).toBeGreaterThan(length / 2);
});

test("on every screen and in both themes the film fills its dialog and is wholly visible", async ({
  page,
}) => {
  const dialog = await openFilm(page, "en");
  const video = dialog.locator("video");
  const close = dialog.getByRole("button", { name: words("en", "common").dialog.close });
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    const screen = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await expect(video, screen).toBeInViewport({ ratio: 1 });
    expect(await video.evaluate(isOnTop), screen).toBe(true);
    const [frame, picture] = await boxesOf([dialog, video]);
    for (const side of ["x", "y", "width"] as const)
      expect(picture[side], `${side} at ${screen}`).toBeCloseTo(frame[side], 0);
    const parts = await dialog.locator("ol").boundingBox();
    expect(picture.height + (parts?.height ?? 0), screen).toBeCloseTo(frame.height, 0);
    expect(picture.width / picture.height, screen).toBeCloseTo(16 / 9, 1);
    // As large as the screen allows.
    const share = Math.max(picture.width / width, picture.height / height);
    expect(share, screen).toBeGreaterThan(width > 1440 ? 0.55 : 0.8);
    if (width > 1440) expect(picture.width).toBeGreaterThan(960);
  }
  for (const isDark of [false, true]) {
    await page.evaluate((dark) => document.body.classList.toggle("dark", dark), isDark);
    await expect(async () => {
      const [ink = "", ground = ""] = await close.evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return [color, backgroundColor];
      });
      expect(contrast(hex(ink), hex(ground))).toBeGreaterThanOrEqual(3);
    }).toPass();
  }
});

/** True when nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

/** A computed colour as `#rrggbb`; an opaque one alone passes. */
function hex(colour: string): string {
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

test("the film has its captions on and marks which part plays; a click on another jumps there, and the row follows unless the visitor moved it", async ({
  page,
  consoleErrors,
}) => {
  test.skip(!film.chapters, "This film has no parts.");
  const dialog = await openFilm(page, "ar");
  const shown = film.chapters.map(({ title, caption }: { title: string; caption: string }) => ({
    title: textOf("ar", title),
    caption: textOf("ar", caption),
  }));
  const parts = dialog.getByRole("listitem");
  await expect(parts).toHaveText(shown.map(({ title }: { title: string }) => title));

  const video = dialog.locator("video");
  const last = film.chapters.length - 1;
  const button = parts.nth(last).getByRole("button");
  await button.click();
  await expect.poll(() => secondOf(dialog)).toBeGreaterThanOrEqual(film.chapters[last].at);
  await expect(dialog.locator("[aria-current]")).toHaveText(shown[last].title);
  const caption = () =>
    video.evaluate(({ textTracks }: HTMLVideoElement) => {
      const track = [...textTracks].find(({ mode }) => mode === "showing");
      const cues = [...(track?.activeCues ?? [])] as VTTCue[];
      return [track?.language, ...cues.map(({ text }) => text)];
    });
  await expect.poll(caption).toEqual(["ar", shown[last].caption]);

  const playTo = async (index: number) => {
    await video.evaluate((element: HTMLVideoElement, at) => {
      element.currentTime = at + 0.05;
    }, film.chapters[index].at);
    await expect(parts.nth(index).locator("[aria-current]")).toBeAttached();
    await nextPaint(page);
  };
  // The part that plays stays in sight where the row is wider than the screen.
  await page.setViewportSize({ width: 540, height: 740 });
  for (const index of [0, last]) {
    await playTo(index);
    await expect(dialog.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
  }
  // Not where the visitor has scrolled the row, nor under a press.
  await playTo(0);
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
  expect(consoleErrors).toEqual([]);
});
