import type { Locator, Page } from "@playwright/test";
import { facts, languages, textOf, translations } from "../content";
import { boxesOf, expect, test, touch, visit } from "../site";

interface Stage {
  id: string;
  title: string;
  image?: string;
  level?: number;
}

const stages: Stage[] = facts("stages.json").items;

test.use({ reducedMotion: "no-preference", viewport: { width: 1440, height: 900 } });

/** The places of the stages that have a picture of their own. */
const pictured = [...stages.keys()].filter((index) => stages[index]?.image);

test.skip(stages.length === 0, "This site shows no stages.");

const section = (page: Page) => page.locator("#stages");
const pictures = (page: Page) => section(page).locator("li > div:not(:first-child)");

/** The boxes of all stages' pictures. */
const boxes = async (page: Page) => boxesOf(await pictures(page).all());

/** How much of each state is not seen yet, in percent: cut off at its top, or faded. */
const cutsOf = (states: Locator) =>
  states.evaluateAll((all) =>
    all.map((one) => {
      const { maskImage } = getComputedStyle(one);
      const rising = Number(getComputedStyle(one).getPropertyValue("--rising"));
      const faded = 100 - 100 * Number(getComputedStyle(one.parentElement ?? one).opacity);
      return Math.min(100, Math.max(0, faded, maskImage === "none" ? 0 : rising));
    }),
  );
const cuts = (page: Page) => cutsOf(pictures(page).locator("> div"));

/** Expects that every picture is whole, and none lies on another. */
async function expectApart(page: Page) {
  const found = await boxes(page);
  expect(found).toHaveLength(pictured.length);
  for (const [index, one] of found.entries())
    for (const other of found.slice(index + 1)) expect(touch(one, other)).toBe(false);
  expect(await cuts(page)).toEqual(pictured.map(() => 0));
}

const [{ code }] = languages;
const text = (key: string) => textOf(code, key);

/** Screens, and how far a stage's words have come up when its picture has come half, and when it is whole. */
const screens = [
  { name: "a wide screen", width: 1440, height: 900, halfway: 382, whole: 490 },
  { name: "a phone", width: 360, height: 740, halfway: 254, whole: 340 },
];

for (const { name, width, height, halfway, whole } of screens) {
  test(`on ${name} each stage's building comes over the last, and its words are marked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, `/${code}/services/`);
    const rows = section(page).getByRole("listitem");
    await expect(rows).toHaveCount(stages.length);
    for (const [index, { id, title, level }] of stages.entries()) {
      await expect(rows.nth(index).locator(`#stage-${id}`)).toHaveCount(1);
      if (level !== undefined)
        await expect(rows.nth(index)).toContainText(Math.abs(level).toFixed(2));
      await expect(rows.nth(index).getByRole("heading", { name: text(title) })).toHaveCount(1);
    }
    const sides = section(page).locator("li > div:first-child");
    /** Which words have the mark of the stage in the picture. */
    const current = () =>
      rows
        .getByRole("heading")
        .evaluateAll((all) =>
          all.map((one) => getComputedStyle(one, "::after").borderBlockStartWidth === "2px"),
        );
    // Again with each look: what loads late above moves the page.
    const come = (index: number, by: number) =>
      sides.nth(index).evaluate(
        (it, up) =>
          window.scrollBy({
            top: it.getBoundingClientRect().top - innerHeight + up,
            behavior: "instant",
          }),
        by,
      );
    await expect(async () => {
      await come(0, 0);
      const all = await boxes(page);
      for (const box of all) expect(box).toEqual(all[0]);
      expect((await cuts(page)).slice(1)).toEqual(pictured.slice(1).map(() => 100));
    }).toPass({ timeout: 30_000 });

    for (const index of stages.keys()) {
      await expect
        .poll(async () => {
          await come(index, whole);
          const seen = (await cuts(page)).map((cut) => cut === 0);
          return { seen, current: await current() };
        })
        .toEqual({
          seen: pictured.map((own, position) => position === 0 || own <= index),
          current: [...stages.keys()].map((one) => one === index),
        });
    }
    const [place, index] = [...pictured.entries()].at(-1) ?? [0, 0];
    await expect(async () => {
      await come(index, halfway);
      const cut = (await cuts(page))[place];
      expect(cut).toBeGreaterThan(5);
      expect(cut).toBeLessThan(95);
    }).toPass({ timeout: 30_000 });
    await expect(async () => {
      await come(index, whole);
      const places = await boxes(page);
      for (const box of places) expect(box).toEqual(places[0]);
    }).toPass({ timeout: 30_000 });
  });
}

test("paused, on paper and on a low screen, each picture has its own place", async ({ page }) => {
  await visit(page, `/${code}/services/`);
  await page
    .getByRole("button", { name: translations(code, "common").motion.pause })
    .first()
    .click();
  await expectApart(page);
  await page
    .getByRole("button", { name: translations(code, "common").motion.play })
    .first()
    .click();
  await expect.poll(async () => new Set((await boxes(page)).map(({ y }) => y)).size).toBe(1);
  await page.setViewportSize({ width: 740, height: 360 });
  await expectApart(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: "print" });
  await expectApart(page);
});

test("Home shows one view of a building, half of it from an earlier stage", async ({ page }) => {
  test.skip(pictured.length < 2, "This site shows fewer than two states.");
  await visit(page, `/${code}/`);
  const link = page.getByRole("link", { name: translations(code, "home").stages.more });
  const pair = page.locator("main section", { has: link }).locator("> picture");
  const [earlier, whole] = await boxesOf(await pair.all());
  expect(earlier?.y).toBe(whole?.y);
  expect(earlier?.width).toBeCloseTo(whole?.width ?? 0, 0);
  const views = await boxesOf(await pair.locator("img").all());
  for (const view of views) expect(Math.abs(view.x - (views[0]?.x ?? 0))).toBeLessThan(3);
  const sources = await pair
    .locator("img")
    .evaluateAll((all) => all.map((one) => one.getAttribute("srcset") ?? one.getAttribute("src")));
  expect(new Set(sources).size).toBe(2);
  await link.click();
  await expect(page).toHaveURL(/\/services\/#stages$/);
});
