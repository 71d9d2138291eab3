import type { Page } from "@playwright/test";
import { violationsOf } from "../axe";
import { awake, expect, facts, languages, test, words } from "../site";

interface Work {
  id: string;
  title: Record<string, string>;
  kind: Record<string, string>;
  place: Record<string, string>;
}

const works: Work[] = facts("contracting.json").items;

test.skip(works.length < 3, "This site has too few works to turn.");

const section = (page: Page) => page.locator("#our-work");
const gallery = (page: Page, code: string) =>
  page.getByRole("dialog", { name: words(code, "services").ourWork.title });

/** The page with the works, and the link of the picture that its slider shows. */
async function pictureOf(page: Page, code: string) {
  await page.goto(`/${code}/services/`);
  await awake(page);
  const link = section(page).locator('[role="group"]:not([inert]) a[aria-haspopup]').first();
  await link.scrollIntoViewIfNeeded();
  await expect(section(page).locator("section[data-ready]")).toBeVisible();
  return link;
}

const [first] = languages;
const code = first?.code ?? "";
const common = words(code, "common");
const { ourWork } = words(code, "services");
const captionIn = (language: string, work?: Work) =>
  `${work?.title[language]}${work?.kind[language]} · ${work?.place[language]}`;
const caption = (work?: Work) => captionIn(code, work);

test("a press on a work opens it large with its caption and an address of its own; closed, the focus is back", async ({
  page,
}) => {
  const link = await pictureOf(page, code);
  await link.press("Enter");
  const dialog = gallery(page, code);
  await expect(dialog.getByText(caption(works[0]), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/${code}/services/#work-${works[0]?.id}`);
  const picture = dialog.getByRole("img");
  await expect(picture).toHaveCount(1);
  await expect.poll(() => picture.evaluate(isSeen)).toBe(true);
  await expect(dialog.locator("section:focus-visible")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(`/${code}/services/#our-work`);
});

test("the slides stand still behind an open work, and go on when it closes, unless they were stopped", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await pictureOf(page, code);
  const { start, stop } = common.slider;
  const rotation = (name: string) =>
    section(page).getByRole("button", { name, exact: true, includeHidden: true }).first();
  const lookAtOne = async () => {
    await section(page).locator('[role="group"]:not([inert]) a[aria-haspopup]').first().click();
    await expect(gallery(page, code)).toBeVisible();
    await expect(rotation(start)).toBeAttached();
    // No ring around the picture after a mouse click.
    await expect(gallery(page, code).locator("section")).toBeFocused();
    await expect(gallery(page, code).locator("section")).toHaveCSS("outline-style", "none");
    await page.keyboard.press("Escape");
    await expect(gallery(page, code)).toBeHidden();
  };
  await expect(rotation(stop)).toBeVisible();
  await lookAtOne();
  await expect(rotation(stop)).toBeVisible();
  await rotation(stop).click();
  await lookAtOne();
  await expect(rotation(start)).toBeVisible();
});

test("all works stand on one sheet; a press shows one, and the way back keeps the place", async ({
  page,
}) => {
  await page.goto(`/${code}/services/`);
  await awake(page);
  await section(page).getByRole("button", { name: ourWork.all }).click();
  const dialog = gallery(page, code);
  const sheet = dialog.getByRole("listitem");
  await expect(sheet).toHaveCount(works.length);
  for (const theme of ["light", "dark"] as const) {
    expect(await violationsOf(page, theme), theme).toEqual([]);
  }
  const columns = async () => {
    const tops = await sheet.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(await columns()).toBe(6);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await columns()).toBe(3);

  const chosen = works.at(-2);
  await dialog.getByRole("button", { name: chosen?.title[code], exact: true }).click();
  await expect(dialog.getByText(caption(chosen), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#work-${chosen?.id}$`));
  for (const theme of ["light", "dark"] as const) {
    expect(await violationsOf(page, theme), theme).toEqual([]);
  }
  await dialog.getByRole("button", { name: ourWork.all }).click();
  await expect(
    dialog.getByRole("button", { name: chosen?.title[code], exact: true }),
  ).toBeFocused();
  await expect(page).toHaveURL(/#our-work$/);
});

test("a client leads to the work that was done for it", async ({ page }) => {
  const clients: { name: string; work?: string }[] = words(code, "clients").items;
  const client = clients.find(({ work }) => work);
  test.skip(!client, "No client names a work.");
  await page.goto(`/${code}/clients/`);
  await awake(page);
  for (const _twice of [1, 2]) {
    await page.locator("#clients").getByRole("link", { name: client?.name }).click();
    const work = works.find(({ id }) => id === client?.work);
    await expect(gallery(page, code).getByText(caption(work), { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(gallery(page, code)).toBeHidden();
  }
  await page.locator("#clients").getByRole("link", { name: client?.name }).click();
  await expect(gallery(page, code)).toBeVisible();
  await page.goBack();
  await expect(gallery(page, code)).toBeHidden();
  await expect(page).not.toHaveURL(/#work-/);
});

test("a work that is searched for opens large", async ({ page }) => {
  const work = works.at(-1);
  await page.goto(`/${code}/services/`);
  await awake(page);
  await page.getByRole("button", { name: common.search.open }).first().click();
  await page.getByRole("textbox", { name: common.search.title }).fill(work?.title[code] ?? "");
  const first = page.getByRole("dialog").getByRole("listitem").getByRole("link").first();
  await expect(first).toHaveAttribute("href", `/${code}/services/#work-${work?.id}`);
  await first.click();
  await expect(gallery(page, code).getByText(caption(work), { exact: true })).toBeVisible();
});

for (const [index, { code, dir }] of languages.entries()) {
  const common = words(code, "common");
  const isRightToLeft = dir === "rtl";
  const caption = (work?: Work) => captionIn(code, work);

  test(`the large works turn by button, by key and round the end, in the slider's order, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}/services/#work-${works[0]?.id}`);
    const dialog = gallery(page, code);
    const at = async (index: number) => {
      const work = works.at(index);
      await expect(dialog.getByText(caption(work), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`#work-${work?.id}$`));
      await expect.poll(() => dialog.getByRole("img").evaluate(isSeen)).toBe(true);
    };
    const [forward, back] = isRightToLeft
      ? ["ArrowLeft", "ArrowRight"]
      : ["ArrowRight", "ArrowLeft"];
    await at(0);
    await dialog.getByRole("button", { name: common.slider.next }).click();
    await at(1);
    await page.keyboard.press(forward);
    await at(2);
    await page.keyboard.press(back);
    await at(1);
    await dialog.getByRole("button", { name: common.slider.previous }).click();
    await at(0);
    await page.keyboard.press(back);
    await at(-1);
    await page.keyboard.press(forward);
    await at(0);
    await page.keyboard.press("End");
    await at(-1);
    await page.keyboard.press("Home");
    await at(0);
  });

  test.describe("on a phone", () => {
    const screen = index ? { width: 740, height: 360 } : { width: 360, height: 740 };
    test.use({ viewport: screen, hasTouch: true, isMobile: true });

    test(`a finger turns the large works the way one reads, and everything fits the screen, in ${code}`, async ({
      page,
    }) => {
      await page.goto(`/${code}/services/#work-${works[0]?.id}`);
      const dialog = gallery(page, code);
      await expect(dialog.getByText(caption(works[0]), { exact: true })).toBeVisible();
      await expect.poll(() => dialog.getByRole("img").evaluate(isSeen)).toBe(true);
      const session = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints:
            type === "touchEnd"
              ? []
              : [{ x: (isRightToLeft ? part : 1 - part) * screen.width, y: screen.height / 3 }],
        });
      await touch("touchStart", 0.1);
      for (const part of [0.2, 0.35, 0.5, 0.65, 0.8, 0.9]) await touch("touchMove", part);
      await touch("touchEnd", 0.9);
      await expect(dialog.getByText(caption(works[1]), { exact: true })).toBeVisible();
      for (const button of await dialog.getByRole("button").all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    });
  });
}

test.describe("on a phone", () => {
  const screen = { width: 360, height: 740 };
  test.use({ viewport: screen, hasTouch: true, isMobile: true });

  test("two fingers enlarge a work; one finger then moves it and turns nothing", async ({
    page,
  }) => {
    await page.goto(`/${code}/services/#work-${works[1]?.id}`);
    const dialog = gallery(page, code);
    await expect.poll(() => dialog.getByRole("img").evaluate(isSeen)).toBe(true);
    const session = await page.context().newCDPSession(page);
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
    await expect(dialog.getByText(caption(works[1]), { exact: true })).toBeVisible();
  });
});

test("nothing of the large works is loaded before the first press, and then the picture that fits the screen", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`/${code}/services/`);
  await awake(page);
  const all = section(page).getByRole("button", { name: words(code, "services").ourWork.all });
  await all.scrollIntoViewIfNeeded();
  await expect(section(page).locator("section[data-ready]")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("dialog img")).toHaveCount(0);
  const before = scripts.length;
  await section(page).locator('[role="group"]:not([inert]) a[aria-haspopup]').first().click();
  const picture = gallery(page, code).getByRole("img");
  await expect.poll(() => picture.evaluate(isSeen)).toBe(true);
  expect(scripts.length).toBeGreaterThan(before);
  const [shown, most] = await picture.evaluate((image: HTMLImageElement) => [
    image.naturalWidth * 2,
    Math.max(...[...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))),
  ]);
  // Its natural width is what the chosen file has for `sizes`; the file is the widest there is.
  expect(shown).toBeGreaterThan(0);
  const file = await picture.evaluate(async (image: HTMLImageElement) => {
    const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
    return bitmap.width;
  });
  expect(file).toBe(most);
  await context.close();
});

test("an address that is typed into a page that is open opens the work; one without such a work opens nothing", async ({
  page,
}) => {
  await page.goto(`/${code}/services/#work-no-such-one`);
  await awake(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.evaluate((id) => {
    window.location.hash = `work-${id}`;
  }, works[1]?.id);
  await expect(gallery(page, code).getByText(caption(works[1]), { exact: true })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a work is a link to its picture, and its address leads to it", async ({
    page,
    request,
  }) => {
    const work = works[2];
    await page.goto(`/${code}/services/#work-${work?.id}`);
    const figure = page.locator(`#work-${work?.id}`);
    await expect(figure).toBeInViewport();
    const href = await figure.locator("a:has(picture)").getAttribute("href");
    const answer = await request.get(href ?? "");
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
    await expect(section(page).getByRole("button")).toHaveCount(0);
  });
});

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
