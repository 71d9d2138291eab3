import type { Page } from "@playwright/test";
import { facts, service, translations } from "../content";
import { expect, nextPaint, scrollTo, test, visit, withPictures } from "../site";

test.use({ ...withPictures, reducedMotion: "no-preference" });

const { foundingYear } = facts("site.json");

const language = "ar";

/** Records, frame by frame, what number is drawn over the year on a page that is opened from now on, and whether the slides turned. The returned function gives it. */
async function yearsOf(page: Page) {
  type Seen = { year: number; turned: boolean };
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const year = document.querySelector("#vision p > span:last-child");
      const drawn = year ? getComputedStyle(year, "::after") : undefined;
      if (drawn && drawn.content !== "none")
        seen.push({
          year: Number(drawn.getPropertyValue("--year")),
          turned: document.querySelector("#vision [aria-live=off]") !== null,
        });
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

test("the year counts up once, in sight, and the slides wait for its end; read, copied or printed it is the year", async ({
  page,
}) => {
  const whatWasSeen = await yearsOf(page);
  await visit(page, `/${language}/`);
  const { counterLabel } = translations(language, "home").vision;
  const label = page.getByText(counterLabel);
  const figure = label.locator("xpath=following-sibling::*");
  // The words lead into the number, and do not name it themselves.
  await expect(label).not.toContainText(String(foundingYear));
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await whatWasSeen()).length).toBeGreaterThan(0);
  const during = await figure.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
    return [element.textContent, String(window.getSelection())];
  });
  expect(during).toEqual(during.map(() => String(foundingYear)));
  await page.emulateMedia({ media: "print" });
  const printed = await figure.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, "::after");
    const { opacity } = getComputedStyle(element.firstElementChild ?? element);
    // A slow machine comes here when the count is over.
    return { isDrawn: content !== "none" && visibility !== "hidden", opacity };
  });
  expect(printed).toEqual({ isDrawn: false, opacity: "1" });
  await page.emulateMedia({ media: "screen" });
  if (facts("vision.json").items.length > 1)
    await expect(page.locator("#vision [aria-live=off]")).toBeAttached({ timeout: 15_000 });
  await expect(figure).not.toHaveAttribute("data-counting");
  const seen = await whatWasSeen();
  const years = seen.map(({ year }) => year);
  expect(Math.min(...years)).toBeGreaterThanOrEqual(foundingYear - 100);
  expect(Math.max(...years)).toBeLessThanOrEqual(foundingYear);
  expect(new Set(years).size).toBeGreaterThan(2);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
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
  const { motion: names, slider } = translations(language, "common");
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
  const figure = page.locator("#vision p > span").last();
  await figure.scrollIntoViewIfNeeded();
  // Longer than the number takes to begin.
  await page.waitForTimeout(500);
  expect(await whatWasSeen()).toEqual([]);
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
