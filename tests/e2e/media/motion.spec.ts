import type { Page } from "@playwright/test";
import { facts, service, translations } from "../content";
import { expect, nextPaint, scrollTo, test, visit, withPictures } from "../site";

test.use({ ...withPictures, reducedMotion: "no-preference" });

const { foundingYear } = facts("site.json");

const language = "ar";

/** Records, frame by frame, what number is drawn over the year on a page that is opened from now on. The returned function gives it. */
async function yearsOf(page: Page) {
  await page.addInitScript(() => {
    const years: number[] = [];
    Object.assign(window, { years });
    const look = () => {
      const year = document.querySelector("#vision p > span:last-child");
      const drawn = year ? getComputedStyle(year, "::after") : undefined;
      if (drawn && drawn.content !== "none") years.push(Number(drawn.getPropertyValue("--year")));
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { years: number[] }).years);
}

test("the year counts up once, in sight; read or copied it is the year", async ({ page }) => {
  const yearsSeen = await yearsOf(page);
  await visit(page, `/${language}/`);
  const { counterLabel } = translations(language, "home").vision;
  const label = page.getByText(counterLabel);
  const figure = label.locator("xpath=following-sibling::*");
  // The words lead into the number, and do not name it themselves.
  await expect(label).not.toContainText(String(foundingYear));
  // What it begins with stands there before it is in sight.
  await expect.poll(async () => (await yearsSeen()).length).toBeGreaterThan(0);
  const [start = 0, ...same] = await yearsSeen();
  expect(same).toEqual(same.map(() => start));
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await yearsSeen()).at(-1)).toBeGreaterThan(start);
  const during = await figure.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
    return [element.textContent, String(window.getSelection())];
  });
  expect(during).toEqual(during.map(() => String(foundingYear)));
  await expect(figure).not.toHaveAttribute("data-counting");
  const years = await yearsSeen();
  expect(Math.max(...years)).toBeLessThanOrEqual(foundingYear);
  expect(new Set(years).size).toBeGreaterThan(2);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
  // Its slides turn once the year stands.
  if (facts("vision.json").items.length > 1)
    await expect(page.locator("#vision [aria-live=off]")).toBeAttached({ timeout: 15_000 });
  await scrollTo(page, 0);
  await figure.scrollIntoViewIfNeeded();
  await nextPaint(page);
  expect(await yearsSeen()).toEqual(years);
});

test("on a phone the hero's button stops all motion, and is the only one", async ({ page }) => {
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
  const yearsSeen = await yearsOf(page);
  await visit(page, `/${language}/`);
  await page.mouse.wheel(0, 50);
  const figure = page.locator("#vision p > span").last();
  await figure.scrollIntoViewIfNeeded();
  // Longer than the number takes to begin.
  await page.waitForTimeout(500);
  expect(await yearsSeen()).toEqual([]);
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

test("the buildings of the skyline grow from the ground as it is reached", async ({ page }) => {
  await visit(page, `/${language}/`);
  const row = page.locator("#skyline ul");
  test.skip((await row.count()) === 0, "This site has no skyline.");
  await page.mouse.wheel(0, 50);
  await expect(row).toHaveCSS("opacity", "0");
  await row.scrollIntoViewIfNeeded();
  // In percent of its height.
  const hidden = () =>
    row
      .locator("svg")
      .first()
      .evaluate((drawing) => Number(/[\d.]+(?=%)/.exec(getComputedStyle(drawing).clipPath)?.[0]));
  await expect.poll(hidden).toBeLessThan(90);
  await expect(row).toHaveCSS("opacity", "1");
  await expect(row.locator("svg").first()).toHaveCSS("clip-path", "none");
});
