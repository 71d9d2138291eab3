import fs from "node:fs";
import type { Locator, Page } from "@playwright/test";
import {
  awake,
  boxesOf,
  expect,
  facts,
  hold,
  holdAnimations,
  nextPaint,
  test,
  words,
} from "../site";

test.use({ reducedMotion: "no-preference" });

interface RunningSwiper {
  params: { slidesPerView: number; spaceBetween: number; speed: number; loop: boolean };
  autoplay: { running: boolean; paused: boolean };
  realIndex: number;
}

/** The number of entries in a content list; 0 when the site leaves it out. */
const count = (file: string): number =>
  fs.existsSync(`content/${file}`) ? facts(file).items.length : 0;

/** A slider whose slides all fit stands still. */
const turns = ({ slides, perView }: Case) => slides > Math.max(...Object.values(perView));

const all = [
  {
    name: "partners",
    url: (language: string) => `/${language}/clients/`,
    label: (language: string) => words(language, "clients").partnersTitle,
    slides: count("partners.json"),
    perView: { 767: 3, 768: 5, 1023: 5, 1024: 7 },
    gap: 50,
    speed: 800,
  },
  {
    name: "vision",
    url: (language: string) => `/${language}/`,
    label: (language: string) => words(language, "home").vision.label,
    slides: count("vision.json"),
    perView: { 767: 1, 768: 1, 1023: 1, 1024: 1 },
    gap: 0,
    speed: 600,
  },
  {
    name: "our work",
    url: (language: string) => `/${language}/services/`,
    label: (language: string) => words(language, "services").ourWork.title,
    slides: count("contracting.json"),
    perView: { 767: 1, 768: 1, 1023: 1, 1024: 1 },
    gap: 0,
    speed: 600,
  },
];
type Case = (typeof all)[number];
const sliders = all.filter(turns);
const nothingTurns = "Every slider of this site stands still.";

/** Scrolls to a slider and waits until Swiper has started. */
async function open(page: Page, { url, label }: Case, language: string): Promise<Locator> {
  await page.goto(url(language));
  await awake(page);
  const slider = page.getByRole("region", { name: label(language), exact: true });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute("data-ready", "");
  return slider;
}

/** The built script that has Swiper in it. */
const swiperScript = () =>
  fs
    .readdirSync("public")
    .find(
      (file) =>
        file.endsWith(".js") && fs.readFileSync(`public/${file}`, "utf8").includes("slideToLoop"),
    );

/** The state of the running Swiper. */
const state = (slider: Locator) =>
  slider
    .locator("> div")
    .last()
    .evaluate((viewport) => {
      const { params, autoplay, realIndex } = (viewport as unknown as { swiper: RunningSwiper })
        .swiper;
      const { slidesPerView, spaceBetween, speed, loop } = params;
      const { delay } = (params as unknown as { autoplay: { delay: number } }).autoplay;
      return { slidesPerView, spaceBetween, speed, loop, delay, ...autoplay, realIndex };
    });

/** The slides of the vision wait until the year has been counted. */
const turning = (slider: Locator) =>
  expect.poll(async () => (await state(slider)).running, { timeout: 15_000 }).toBe(true);

const slidesInView = (slider: Locator) => slider.locator('[role="group"]:not([inert])');

for (const each of sliders) {
  test(`the ${each.name} slider shows as many at a time as the width allows`, async ({ page }) => {
    const slider = await open(page, each, "en");
    await expect.poll(async () => (await state(slider)).speed).toBe(each.speed);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(slider.getByRole("group", { includeHidden: true })).toHaveCount(each.slides);
    for (const [width, perView] of Object.entries(each.perView)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect(slidesInView(slider)).toHaveCount(perView);
      expect(await state(slider)).toMatchObject({
        slidesPerView: perView,
        spaceBetween: each.gap,
        delay: 1000,
        loop: true,
      });
    }
  });
}

const text = words("en", "common").slider;

test("a slider moves by itself, pauses under the pointer and stops by its button", async ({
  page,
}) => {
  test.skip(!sliders[0], nothingTurns);
  const slider = await open(page, sliders[0] as Case, "en");
  await turning(slider);
  const first = (await state(slider)).realIndex;
  await expect.poll(async () => (await state(slider)).realIndex).not.toBe(first);

  // What the slides move in stands still itself.
  await slidesInView(slider).first().locator("xpath=../..").hover();
  await expect.poll(async () => (await state(slider)).paused).toBe(true);
  const held = (await state(slider)).realIndex;
  await page.waitForTimeout(1500);
  expect((await state(slider)).realIndex).toBe(held);

  await page.mouse.move(0, 0);
  await expect.poll(async () => (await state(slider)).realIndex).not.toBe(held);

  await slider.getByRole("button", { name: text.stop }).click();
  await expect(slider.getByRole("button", { name: text.start })).toBeVisible();
  expect((await state(slider)).running).toBe(false);
});

test("the vision's slides begin when the year has been counted, rest out of sight, and go on in sight", async ({
  page,
}) => {
  const vision = sliders.find(({ name }) => name === "vision");
  test.skip(!vision, nothingTurns);
  const slider = await open(page, vision as Case, "en");
  await turning(slider);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(async () => (await state(slider)).running).toBe(false);
  const rested = (await state(slider)).realIndex;
  await page.waitForTimeout(1500);
  expect((await state(slider)).realIndex).toBe(rested);
  await slider.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await state(slider)).realIndex).not.toBe(rested);
});

test("no slide opens by itself before its picture and the next one's are there", async ({
  page,
}) => {
  const work = sliders.find(({ name }) => name === "our work");
  test.skip(!work, nothingTurns);
  let isHeld = false;
  const held: (() => void)[] = [];
  await page.route(/\.(avif|webp|jpg|png)$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto((work as Case).url("en"));
  await awake(page);
  const slider = page.getByRole("region", { name: (work as Case).label("en"), exact: true });
  // The first picture comes as it is; those that the slider loads ahead do not.
  await slider.evaluate((element) => {
    element.querySelectorAll("img").forEach((picture, index) => {
      if (index > 0) picture.style.display = "none";
    });
  });
  isHeld = true;
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute("data-ready", "");
  await slider.locator("img").evaluateAll((all) => {
    for (const picture of all) picture.style.display = "";
  });
  await turning(slider);
  await page.waitForTimeout(2500);
  expect((await state(slider)).realIndex).toBe(0);
  isHeld = false;
  for (const release of held) release();
  for (const expected of [1, 2]) {
    await expect.poll(async () => (await state(slider)).realIndex).toBeGreaterThanOrEqual(expected);
    const opened = slidesInView(slider).locator("img");
    expect(
      await opened.evaluateAll((all) =>
        (all as HTMLImageElement[]).every(({ complete }) => complete),
      ),
    ).toBe(true);
  }
});

for (const language of ["ar", "en"])
  for (const each of new Set([sliders[0], sliders.at(-1)].filter((one) => one !== undefined)))
    test(`${language}: arrows, keys and a swipe move the ${each.name} slider in reading direction`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const slider = await open(page, each, language);
      const at = async () => (await state(slider)).realIndex;
      expect(await at()).toBe(0);
      const text = words(language, "common").slider;
      await slider.getByRole("button", { name: text.next }).click();
      await expect.poll(at).toBe(1);
      await slider.getByRole("button", { name: text.previous }).click();
      await expect.poll(at).toBe(0);
      const [forward, back] =
        language === "ar" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      await slider.getByRole("button", { name: text.next }).press(forward);
      await expect.poll(at).toBe(1);
      await slider.getByRole("button", { name: text.next }).press(back);
      await expect.poll(at).toBe(0);

      const viewport = slider.locator("> div").last();
      await viewport.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const box = await viewport.boundingBox();
      if (!box) throw new Error("The slider is not on the page.");
      const [from, to] = language === "ar" ? [0.15, 0.85] : [0.85, 0.15];
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width * from, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * to, y, { steps: 8 });
      await page.mouse.up();
      await expect.poll(at).not.toBe(0);
      expect(await at()).toBeLessThan(each.slides / 2);
    });

test("a slider keeps the keyboard focus when it begins to turn", async ({ page }) => {
  test.skip(!sliders[0], nothingTurns);
  const each = sliders[0] as Case;
  const letSwiperCome = await hold(page, `**/${swiperScript()}`);
  await page.goto(each.url("en"));
  await awake(page);
  const slider = page.getByRole("region", { name: each.label("en"), exact: true });
  const strip = slider.locator("[aria-live]");
  await strip.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).not.toHaveAttribute("data-ready");
  letSwiperCome();
  await expect(slider).toHaveAttribute("data-ready", "");
  await nextPaint(page);
  await expect(strip).toBeFocused();
  // The strip moves as the slides turn, but its focus ring stays in place.
  await expect(strip).toHaveCSS("outline-style", "none");
  await expect(strip.locator("xpath=..")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Shift+Tab");
  await expect(strip).not.toBeFocused();
  await expect(strip).not.toHaveAttribute("tabindex");
});

test("a slider stops for good once it has keyboard focus", async ({ page }) => {
  test.skip(!sliders[0], nothingTurns);
  const slider = await open(page, sliders[0] as Case, "en");
  await slider.getByRole("button").first().focus();
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await state(slider)).running).toBe(false);
  await slider.getByRole("button").last().blur();
  await page.evaluate(() => window.scrollTo({ top: 9999, behavior: "instant" }));
  await expect(slider).not.toBeInViewport();
  await slider.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  expect((await state(slider)).running).toBe(false);
});

test("the focus ring of a partner is not cut off above and below", async ({ page }) => {
  const partners = sliders.find(({ name }) => name === "partners");
  test.skip(!partners, nothingTurns);
  const slider = await open(page, partners as Case, "en");
  const link = slidesInView(slider).getByRole("link").first();
  const viewport = slider.locator("> div").last();
  const [ring, visible] = await boxesOf([link, viewport]);
  // The ring is 2 px wide, 3 px away.
  expect(ring.y - 5).toBeGreaterThanOrEqual(visible.y);
  expect(ring.y + ring.height + 5).toBeLessThanOrEqual(visible.y + visible.height);
});

for (const language of ["ar", "en"]) {
  for (const each of sliders.filter(({ name }) => name === "our work")) {
    test(`${language}: the next slide of ${each.name} opens over the last one from the start corner`, async ({
      page,
    }) => {
      const slider = await open(page, each, language);
      const text = words(language, "common").slider;
      await turning(slider);
      await slider.getByRole("button", { name: text.stop }).click();
      const viewport = slider.locator("> div").last();
      await expect
        .poll(() => viewport.evaluate((element) => element.getAnimations({ subtree: true }).length))
        .toBe(0);
      const last = await slidesInView(slider).elementHandle();
      await holdAnimations(page);
      await slider.getByRole("button", { name: text.next }).click();
      const next = await slidesInView(slider).elementHandle();
      if (!last || !next) throw new Error("The slider has no slides.");
      const half = await viewport.evaluate(
        (element, shown) => {
          for (const animation of element.getAnimations({ subtree: true })) {
            animation.pause();
            animation.currentTime = 300;
          }
          const { left, right } = element.getBoundingClientRect();
          return shown.map((slide) => {
            const box = (slide as HTMLElement).getBoundingClientRect();
            const [, , rightShut, , leftShut] =
              /inset\(([\d.]+)[%px]* ([\d.]+)[%px]* ([\d.]+)[%px]* ([\d.]+)[%px]*\)/
                .exec(getComputedStyle(slide as HTMLElement).clipPath)
                ?.map(Number) ?? [];
            const aside = Math.max(Math.abs(box.left - left), Math.abs(right - box.right));
            return { aside, rightShut, leftShut };
          });
        },
        [last, next],
      );
      const here = { aside: expect.closeTo(0, 0) };
      // Half of the time; the browser's own curve is quick at first.
      const partly = expect.closeTo(20, 0);
      expect(half).toEqual([
        { ...here, rightShut: 0, leftShut: 0 },
        language === "ar"
          ? { ...here, rightShut: 0, leftShut: partly }
          : { ...here, rightShut: partly, leftShut: 0 },
      ]);
    });
  }
}

test("the buttons beside the partners' heading wait for pointer or focus; the one that stops them does not", async ({
  page,
}) => {
  const partners = sliders.find(({ name }) => name === "partners");
  test.skip(!partners, nothingTurns);
  const slider = await open(page, partners as Case, "en");
  await page.mouse.move(0, 0);
  const [stop, ...others] = await slider.getByRole("button").all();
  if (!stop) throw new Error("The slider has no buttons.");
  const areShown = async (opacity: string) => {
    await expect(stop).toHaveCSS("opacity", "1");
    for (const other of others) await expect(other).toHaveCSS("opacity", opacity);
  };
  await areShown("0");
  await stop.hover();
  await areShown("1");
  await page.mouse.move(0, 0);
  await areShown("0");
  await stop.focus();
  await areShown("1");
});

test("sliders pause while the page is hidden", async ({ page }) => {
  test.skip(!sliders[0], nothingTurns);
  const slider = await open(page, sliders[0] as Case, "ar");
  await expect.poll(async () => (await state(slider)).running).toBe(true);
  const setVisibility = (value: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, value);
  // Wait for a moment between two transitions.
  await expect.poll(async () => (await state(slider)).paused).toBe(false);
  await setVisibility("hidden");
  await expect.poll(async () => (await state(slider)).paused).toBe(true);
  const held = (await state(slider)).realIndex;
  await page.waitForTimeout(1500);
  expect((await state(slider)).realIndex).toBe(held);
  await setVisibility("visible");
  await expect.poll(async () => (await state(slider)).realIndex).not.toBe(held);
});

test("a touch of 200 ms on a slider pauses it until the finger is lifted", async ({ page }) => {
  test.skip(!sliders[0], nothingTurns);
  const slider = await open(page, sliders.at(-1) as Case, "en");
  await turning(slider);
  await expect.poll(async () => (await state(slider)).paused).toBe(false);
  const touch = (type: string) =>
    slider
      .locator("> div")
      .last()
      .evaluate((viewport, name) => {
        const box = viewport.getBoundingClientRect();
        viewport.dispatchEvent(
          new PointerEvent(name, {
            bubbles: true,
            pointerId: 7,
            pointerType: "touch",
            clientX: box.x + box.width / 2,
            clientY: box.y + box.height / 2,
          }),
        );
      }, type);
  await touch("pointerdown");
  await expect.poll(async () => (await state(slider)).paused).toBe(true);
  await touch("pointerup");
  await expect.poll(async () => (await state(slider)).paused).toBe(false);
});

const needsWorks = "This site has no works to turn.";
const hasWorks = count("contracting.json") > 1;

test("nothing of Swiper is loaded before a slider is near", async ({ page }) => {
  test.skip(!hasWorks, needsWorks);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.setViewportSize({ width: 1024, height: 400 });
  await page.goto("/en/services/", { waitUntil: "networkidle" });
  const before = scripts.length;
  const slider = page.getByRole("region", { name: words("en", "services").ourWork.title });
  await expect(slider).not.toHaveAttribute("data-ready");
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute("data-ready", "");
  expect(scripts.length).toBeGreaterThan(before);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the slides can be scrolled by hand", async ({ page }) => {
    test.skip(!hasWorks, needsWorks);
    await page.goto("/en/services/");
    const slider = page.getByRole("region", { name: words("en", "services").ourWork.title });
    await expect(slider.getByRole("group")).toHaveCount(count("contracting.json"));
    const strip = slider.locator("> div").last().locator("> div");
    await strip.hover();
    await page.mouse.wheel(900, 0);
    await expect
      .poll(() => strip.evaluate((element) => element.scrollLeft), { timeout: 5000 })
      .toBeGreaterThan(0);
    await expect(slider.getByRole("button")).toHaveCount(0);
  });
});
