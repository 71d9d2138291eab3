import type { Locator, Page } from "@playwright/test";
import { facts, translations } from "../content";
import {
  boxesOf,
  expect,
  rare,
  setOffline,
  test,
  touch,
  visit,
  visitChanged,
  withPictures,
} from "../site";

const { film } = facts("site.json");
test.skip(!film, "This site has no film.");
test.use(withPictures);

async function openFilm(page: Page, language: string) {
  const { watch } = translations(language, "common").film;
  await visit(page, `/${language}/`);
  await page.getByRole("button", { name: watch }).click();
  return page.getByRole("dialog", { name: watch });
}

const secondOf = (dialog: Locator) =>
  dialog.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

const expectPlaying = (dialog: Locator) => expect.poll(() => secondOf(dialog)).toBeGreaterThan(0);

test("the film plays from its second file if need be, and stops on closing", async ({ page }) => {
  // In the dark its poster has a filter.
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(/\.webm$/, (route) => route.abort());
  const dialog = await openFilm(page, "en");
  const video = dialog.locator("video");
  await expect(video).toHaveAttribute("controls", "");
  await expectPlaying(dialog);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  const isOnPoster = await video.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
  expect(isOnPoster).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(video).toHaveCount(0);
});

test("a film out of reach says so on its poster, and can be retried", rare, async ({ page }) => {
  const { film: filmWords, loading } = translations("ar", "common");
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
  // Still unreachable: the message comes back.
  await retry.click();
  await expect(alert).toContainText(filmWords.failed);
  await page.unroute(/\/film\//);
  await retry.click();
  await expectPlaying(dialog);
  await expect(alert).toHaveCount(0);
  await expect(dialog.locator("video")).toBeFocused();
});

test.describe("a film with a video service", () => {
  // The policy of the page knows no service.
  test.use({ breaks: true });

  for (const [channel, player, own] of [
    ["youtube", "https://www.youtube-nocookie.com/embed/", "https://www.youtube.com/watch?v="],
    ["vimeo", "https://player.vimeo.com/video/", "https://vimeo.com/"],
  ])
    test(`on ${channel} is there while its dialog is open`, rare, async ({ page }) => {
      const { film: filmWords, loading } = translations("en", "common");
      await visitChanged(page, "/en/", ({ facts }) =>
        Object.assign(facts.film, { channel, id: "a1-B_2" }),
      );
      await setOffline(page, false);
      const dialog = page.getByRole("dialog", { name: filmWords.watch });
      const frame = dialog.locator("iframe");
      const watch = page.getByRole("main").getByRole("button", { name: filmWords.watch });
      // Without scripts it is watched where it is.
      await expect(page.locator(`main a[href="${own}a1-B_2"]`)).toBeAttached();
      await expect(page.locator("iframe[src*=a1-B_2]")).toHaveCount(0);
      await watch.click();
      await expect(frame).toHaveAttribute("src", new RegExp(`^${player}a1-B_2.`));
      await expect(dialog.locator("track, ol")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(page.locator("iframe[src*=a1-B_2]")).toHaveCount(0);
      await setOffline(page, true);
      await watch.click();
      await expect(dialog.getByRole("alert")).toContainText(filmWords.failed);
      await setOffline(page, false);
      await dialog.getByRole("button", { name: loading.retry }).click();
      await expect(frame).toBeFocused();
    });
});

test("on every screen the film fills its dialog and is wholly visible", async ({ page }) => {
  const dialog = await openFilm(page, "en");
  const video = dialog.locator("video");
  const cross = dialog.getByRole("button", { name: translations("en", "common").dialog.close });
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [1440, 900],
  ] as const) {
    const screen = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await expect(video, screen).toBeInViewport({ ratio: 1 });
    const [frame, picture, closing] = await boxesOf([dialog, video, cross]);
    expect(touch(picture, closing), `the cross at ${screen}`).toBe(false);
    // On a low screen the cross stands beside it.
    const beside = height < 480 ? closing.width : 0;
    expect(picture.x, `x at ${screen}`).toBeCloseTo(frame.x + beside, 0);
    expect(picture.width, `width at ${screen}`).toBeCloseTo(frame.width - 2 * beside, 0);
    expect(picture.width / picture.height, screen).toBeCloseTo(16 / 9, 1);
    // As large as the screen allows.
    const share = Math.max(picture.width / width, picture.height / height);
    expect(share, screen).toBeGreaterThan(0.55);
  }
});

test("the film shows its captions in the page's language", async ({ page }) => {
  test.skip(!film.captions, "This film has no captions.");
  const dialog = await openFilm(page, "ar");
  const shown = () =>
    dialog.locator("video").evaluate(({ textTracks }: HTMLVideoElement) => {
      const track = [...textTracks].find(({ mode }) => mode === "showing");
      return [track?.language, Boolean(track?.cues?.length)];
    });
  await expect.poll(shown).toEqual(["ar", true]);
});
