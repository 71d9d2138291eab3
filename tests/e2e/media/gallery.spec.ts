import { setTimeout } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";
import { expectNoViolations } from "../axe";
import { cityOf, languages, type Project, projects, words } from "../content";
import { expect, nextPaint, open, test, visit, withPictures } from "../site";

const works = projects.slice(0, 18);

test.skip(works.length < 3, "This site has too few works to turn.");
test.use(withPictures);

const section = (page: Page) => page.locator("#our-work");
const gallery = (page: Page, language = code) =>
  page.getByRole("dialog", { name: words(language, "services").ourWork.title });
const captionOf = (work?: Project, language = code) =>
  work ? `${work.name[language]}${work.highlight[language]} · ${cityOf(work, language)}` : "";

/** Expects that a work is shown large, with its caption and its address. */
async function expectWork(page: Page, work?: Project, language = code) {
  const dialog = gallery(page, language);
  await expect(dialog.getByText(captionOf(work, language), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${language}/services/#work-${work?.id}$`));
  await expect.poll(() => dialog.getByRole("img").evaluate(isSeen)).toBe(true);
}

/** True when a picture has come and stands in the middle of the window. */
function isSeen(element: Element): boolean {
  const image = element as HTMLImageElement;
  const box = image.getBoundingClientRect();
  return (
    image.complete &&
    image.naturalWidth > 0 &&
    Math.abs(box.x + box.width / 2 - document.documentElement.clientWidth / 2) < 20
  );
}

/** The page with the works, and the link of the picture that its slider shows. */
async function pictureOf(page: Page) {
  await visit(page, `/${code}/services/`);
  const link = section(page).locator('[role="group"]:not([inert]) a[aria-haspopup]').first();
  await link.scrollIntoViewIfNeeded();
  await expect(section(page).locator("section[data-ready]")).toBeVisible();
  return link;
}

const code: string = languages[0].code;
const common = words(code, "common");
const { ourWork } = words(code, "services");

test("a work opens large at its own address; closed, the focus is back", async ({ page }) => {
  const link = await pictureOf(page);
  await link.press("Enter");
  const dialog = gallery(page);
  await expectWork(page, works[0]);
  await expect(dialog.getByRole("img")).toHaveCount(1);
  await expect(dialog.locator("section:focus-visible")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(`/${code}/services/#our-work`);
  const go = (hash: string) =>
    page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
  await go("work-no-such-one");
  await nextPaint(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await go(`work-${works[1]?.id}`);
  await expect(dialog.getByText(captionOf(works[1]), { exact: true })).toBeVisible();
});

test("the slides stand still behind an open work, and go on when it closes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const link = await pictureOf(page);
  const { start, stop } = common.slider;
  const rotation = (name: string) =>
    section(page).getByRole("button", { name, exact: true, includeHidden: true }).first();
  await rotation(stop).hover();
  await link.click();
  await expect(rotation(start)).toBeAttached();
  const picture = gallery(page).locator("section");
  await expect(picture).toBeFocused();
  await expect(picture).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Escape");
  await expect(rotation(stop)).toBeVisible();
});

test("all works stand on one sheet; a press shows one, and back leads there", async ({ page }) => {
  await visit(page, `/${code}/services/`);
  await section(page).getByRole("button", { name: ourWork.all }).click();
  const dialog = gallery(page);
  const sheet = dialog.getByRole("listitem");
  await expect(sheet).toHaveCount(works.length);
  await expectNoViolations(page, "sheet");
  const columns = async () => {
    const tops = await sheet.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(await columns()).toBeGreaterThan(2);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 740, height: 360 });

  const chosen = works.at(-2);
  const thumbnail = dialog.getByRole("button", { name: chosen?.name[code], exact: true });
  await thumbnail.click();
  await expectWork(page, chosen);
  await expectNoViolations(page, "work");
  await dialog.getByRole("button", { name: ourWork.all }).click();
  await expect(thumbnail).toBeFocused();
  await expect(page).toHaveURL(/#our-work$/);
});

/** Moves one finger through these places. It rests before it lifts, so that it flings nothing further. */
async function swipe(session: CDPSession, parts: number[], y: number) {
  for (const [index, x] of [...parts, 0].entries()) {
    const type = index === 0 ? "touchStart" : index < parts.length ? "touchMove" : "touchEnd";
    const touchPoints = type === "touchEnd" ? [] : [{ x, y }];
    if (type === "touchEnd") await setTimeout(200);
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

for (const [index, { code: language, dir }] of languages.entries()) {
  test(`works turn by button and by key, round the end, in ${language}`, async ({ page }) => {
    const { slider } = words(language, "common");
    await open(page, `/${language}/services/#work-${works[0]?.id}`);
    const dialog = gallery(page, language);
    const at = (position: number) => expectWork(page, works.at(position), language);
    const keys = ["ArrowRight", "ArrowLeft"];
    const [forward = "", back = ""] = dir === "rtl" ? keys.reverse() : keys;
    await at(0);
    await dialog.getByRole("button", { name: slider.next }).click();
    await at(1);
    await dialog.getByRole("button", { name: slider.previous }).click();
    await at(0);
    for (const [key, position] of [
      [back, -1],
      [forward, 0],
      [forward, 1],
    ] as const) {
      await page.keyboard.press(key);
      await at(position);
    }
  });

  test.describe("on a phone on its side", () => {
    const screen = { width: 740, height: 360 };
    test.use({ viewport: screen, hasTouch: true, isMobile: true });

    test(`a finger turns works, two enlarge one, in ${language}`, async ({ page }) => {
      await open(page, `/${language}/services/#work-${works[0]?.id}`);
      await expectWork(page, works[0], language);
      const dialog = gallery(page, language);
      const session = await page.context().newCDPSession(page);
      const parts = [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9].map(
        (part) => (dir === "rtl" ? part : 1 - part) * screen.width,
      );
      await swipe(session, parts, screen.height / 3);
      await expectWork(page, works[1], language);
      for (const button of await dialog.getByRole("button").all())
        await expect(button).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
      if (index) return;

      const place = { x: screen.width / 2, y: screen.height / 3 };
      await session.send("Input.synthesizePinchGesture", { ...place, scaleFactor: 3 });
      const view = () =>
        page.evaluate(() => [visualViewport?.scale ?? 1, visualViewport?.offsetLeft ?? 0]);
      await expect.poll(async () => (await view())[0]).toBeGreaterThan(2);
      const [, before = 0] = await view();
      const drag = { x: 60, y: 60, speed: 400 };
      await session.send("Input.synthesizeScrollGesture", { ...drag, xDistance: -40 });
      await expect.poll(async () => (await view())[1]).toBeGreaterThan(before + 20);
      await session.send("Input.synthesizeScrollGesture", { ...drag, xDistance: 40 });
      await expect(dialog.getByText(captionOf(works[1]), { exact: true })).toBeVisible();
    });
  });
}

test.describe("on a phone held upright", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the works stand one below another, each with its caption; the address is that of the one near the top, and the last gets there too", async ({
    page,
  }) => {
    const second = works[1];
    await open(page, `/${code}/services/#work-${second?.id}`);
    const dialog = gallery(page);
    const items = dialog.getByRole("listitem");
    await expect(items).toHaveCount(works.length);
    await expect(items.nth(1).getByRole("img")).toBeInViewport({ ratio: 1 });
    for (const [index, work] of works.entries())
      await expect(items.nth(index)).toHaveText(captionOf(work));
    await expectNoViolations(page, "works one below another");
    await nextPaint(page);
    await expect(page).toHaveURL(new RegExp(`#work-${second?.id}$`));

    const column = dialog.getByRole("list").locator("xpath=..");
    const scroll = (distance: number) => column.evaluate((it, by) => it.scrollBy(0, by), distance);
    await scroll(9999);
    await expect(page).toHaveURL(new RegExp(`#work-${works.at(-1)?.id}$`));
    await scroll(-9999);
    await expect(page).toHaveURL(new RegExp(`#work-${works[0]?.id}$`));
    expect(await column.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);

    await scroll(9999);
    await expect(dialog.getByRole("button", { name: common.dialog.close })).toBeInViewport();
    await dialog.getByRole("button", { name: ourWork.all }).click();
    await expect(dialog.getByRole("button", { name: works.at(-1)?.name[code] })).toBeFocused();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a work is a link to its picture, and slides scroll by hand", async ({ page, request }) => {
    const work = works[2];
    await open(page, `/${code}/services/#work-${work?.id}`);
    const figure = page.locator(`#work-${work?.id}`);
    await expect(figure).toBeInViewport();
    const href = await figure.locator("a:has(picture)").getAttribute("href");
    const answer = await request.get(href ?? "");
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
    await expect(section(page).getByRole("button")).toHaveCount(0);

    const slider = page.getByRole("region", { name: ourWork.title, exact: true });
    await expect(slider.getByRole("group")).toHaveCount(works.length);
    const strip = slider.locator("> div").last().locator("> div");
    const place = () => strip.evaluate((element) => element.scrollLeft);
    const before = await place();
    await strip.hover();
    await page.mouse.wheel(-900, 0);
    await expect.poll(place, { timeout: 5000 }).toBeLessThan(before);
  });
});
