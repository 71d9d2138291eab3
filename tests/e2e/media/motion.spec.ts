import type { Page } from "@playwright/test";
import { facts, service, words } from "../content";
import { expect, nextPaint, scrollTo, test, visit, withPictures } from "../site";

test.use({ ...withPictures, reducedMotion: "no-preference" });

const { foundingYear } = facts("site.json");

const language = "ar";

/** Records each text that the year has on a page that is opened from now on, and whether the slides turned. The returned function gives them. */
async function yearsOf(page: Page) {
  type Seen = { text: string; turned: boolean };
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.matches("#vision p [aria-hidden]"))
          seen.push({
            text: target.textContent ?? "",
            turned: document.querySelector("#vision [aria-live=off]") !== null,
          });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

test("the year counts up once, in sight, and the slides wait for its end", async ({ page }) => {
  const whatWasSeen = await yearsOf(page);
  await visit(page, `/${language}/`);
  const { counterLabel } = words(language, "home").vision;
  const label = page.getByText(counterLabel);
  const figure = label.locator("xpath=..").locator("[aria-hidden]");
  await expect(figure).toHaveText(String(foundingYear));
  // The words lead into the number, and do not name it themselves.
  await expect(label).not.toContainText(String(foundingYear));
  await expect(label.locator("xpath=following-sibling::*")).toContainText(String(foundingYear));
  await figure.scrollIntoViewIfNeeded();
  if (facts("vision.json").items.length > 1)
    await expect(page.locator("#vision [aria-live=off]")).toBeAttached({ timeout: 15_000 });
  // Until it writes no more: its last steps have the same text.
  let written = 0;
  const isOver = async () => {
    const before = written;
    written = (await whatWasSeen()).length;
    return written > 2 && written === before;
  };
  await expect.poll(isOver, { intervals: [300] }).toBe(true);
  await expect(figure).toHaveText(String(foundingYear));
  const seen = await whatWasSeen();
  const least = Math.min(...seen.map(({ text }) => Number(text)));
  expect(least).toBeLessThan(foundingYear);
  expect(least).toBeGreaterThanOrEqual(foundingYear - 100);
  expect(new Set(seen.map(({ text }) => text.length))).toEqual(new Set([4]));
  expect(seen.filter(({ turned }) => turned)).toEqual([]);

  await scrollTo(page, 0);
  await figure.scrollIntoViewIfNeeded();
  await nextPaint(page);
  expect(await whatWasSeen()).toEqual(seen);
});

test("on a phone the hero's button is the only one that stops motion, and stops the sliders too", async ({
  page,
}) => {
  test.skip(!facts("site.json").film, "Nothing moves in the hero.");
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/${language}/`);
  const { motion: names, slider } = words(language, "common");
  const buttons = page
    .getByRole("main")
    .getByRole("button", { name: new RegExp([names.pause, slider.stop, slider.start].join("|")) });
  await expect(buttons).toHaveCount(1);
  const turning = page.locator("main [aria-live=off]").first();
  await page.locator("main [aria-live]").first().scrollIntoViewIfNeeded();
  await expect(turning).toBeAttached();
  await buttons.click();
  await expect(turning).not.toBeAttached();
  await expect(page.getByRole("main").getByRole("button", { name: names.play })).toBeVisible();
});

test("nothing counts and nothing is taken away where motion is paused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const whatWasSeen = await yearsOf(page);
  await visit(page, `/${language}/`);
  await page.mouse.wheel(0, 50);
  const figure = page.locator("main [aria-hidden]", { hasText: String(foundingYear) }).last();
  await figure.scrollIntoViewIfNeeded();
  // Longer than the number takes to begin.
  await page.waitForTimeout(500);
  const seen = await whatWasSeen();
  expect(seen.filter(({ text }) => text !== String(foundingYear))).toEqual([]);
  await expect(figure).toHaveText(String(foundingYear));
  const faded = await page.evaluate(() =>
    [...document.querySelectorAll("[data-reveal]")].filter(
      (element) => getComputedStyle(element).opacity !== "1",
    ),
  );
  expect(faded).toEqual([]);
});

test("what is scrolled to rises and fades in", async ({ page }) => {
  await visit(page, `/${language}/`);
  const picture = page.locator(`[id="${service.id}"] img`).last();
  const revealed = page.locator(`[id="${service.id}"] [data-reveal]`);
  await expect(picture).toBeAttached();
  await expect(revealed).toHaveCount(0);
  await page.mouse.wheel(0, 50);
  await expect(revealed.last()).toHaveAttribute("data-reveal", "waiting");
  await expect(revealed.last()).toHaveCSS("opacity", "0");
  await picture.scrollIntoViewIfNeeded();
  await expect(revealed.last()).toHaveAttribute("data-reveal", "shown");
  expect(
    await revealed.last().evaluate((element) => {
      const { animationDuration, animationDelay } = getComputedStyle(element);
      return { animationDuration, animationDelay };
    }),
  ).toEqual({ animationDuration: "1s", animationDelay: "0.005s" });
  await expect(revealed.last()).toHaveCSS("opacity", "1");
});
