import type { Locator, Page } from "@playwright/test";
import { cityOf, facts, projects, translations } from "../content";
import {
  boxesOf,
  expect,
  layOut,
  nextPaint,
  open as openSite,
  scrollTo,
  test,
  visit,
  withPictures,
} from "../site";

test.use({ ...withPictures, reducedMotion: "no-preference" });

interface RunningSwiper {
  params: Record<"slidesPerView" | "spaceBetween" | "speed" | "loop", unknown> & {
    autoplay: { delay: number };
  };
  autoplay: { running: boolean; paused: boolean };
  realIndex: number;
}

const count = (file: string): number => facts(file).items.length;

/** A slider whose slides all fit stands still. */
const turns = ({ slides, perView }: Case) => slides > Math.max(...Object.values(perView));

const all = [
  {
    name: "partners",
    url: (language: string) => `/${language}/clients/`,
    label: (language: string) => translations(language, "clients").partnersTitle,
    slides: count("partners.json"),
    perView: { 767: 3, 768: 5, 1023: 5, 1024: 7 },
    gap: 50,
    speed: 800,
  },
  {
    name: "vision",
    url: (language: string) => `/${language}/`,
    label: (language: string) => translations(language, "home").vision.label,
    slides: count("vision.json"),
    perView: { 767: 1, 768: 1, 1023: 1, 1024: 1 },
    gap: 0,
    speed: 600,
  },
  {
    name: "our work",
    url: (language: string) => `/${language}/services/`,
    label: (language: string) => translations(language, "services").ourWork.title,
    slides: Math.min(18, projects.length),
    perView: { 767: 1, 768: 1, 1023: 1, 1024: 1 },
    gap: 0,
    speed: 600,
  },
];
type Case = (typeof all)[number];
const sliders = all.filter(turns);
/** The slider of a name; a test of one that stands still is skipped. */
function named(name: string): Case {
  const found = sliders.find((one) => one.name === name);
  test.skip(!found, "That slider of this site stands still.");
  return found as Case;
}

/** Scrolls to a slider and waits until Swiper has started. */
async function open(page: Page, { url, label }: Case, language: string): Promise<Locator> {
  await visit(page, url(language));
  await layOut(page);
  const slider = page.getByRole("region", { name: label(language), exact: true });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute("data-ready", "");
  return slider;
}

/** The state of the running Swiper. */
const state = (slider: Locator) =>
  slider
    .locator("> div")
    .last()
    .evaluate((viewport) => {
      const { params, autoplay, realIndex } = (viewport as unknown as { swiper: RunningSwiper })
        .swiper;
      const { slidesPerView, spaceBetween, speed, loop } = params;
      const { delay } = params.autoplay;
      return { slidesPerView, spaceBetween, speed, loop, delay, ...autoplay, realIndex };
    });

/** The slides of the vision wait until the year has been counted. */
const turning = (slider: Locator) =>
  expect.poll(async () => (await state(slider)).running, { timeout: 15_000 }).toBe(true);

const slidesInView = (slider: Locator) => slider.locator('[role="group"]:not([inert])');

const text = translations("en", "common").slider;

test("each slider shows as many slides at a time as the width allows", async ({ page }) => {
  for (const each of sliders) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 1280, height: 720 });
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
  }
});

test("a slider moves by itself, and pauses or stops for its visitor", async ({ page }) => {
  const slider = await open(page, named("partners"), "en");
  const expectPaused = (paused: boolean) =>
    expect.poll(async () => (await state(slider)).paused).toBe(paused);
  const expectRunning = (running: boolean) =>
    expect.poll(async () => (await state(slider)).running).toBe(running);
  await turning(slider);
  const first = (await state(slider)).realIndex;
  await expect.poll(async () => (await state(slider)).realIndex).not.toBe(first);

  await test.step("under the pointer", async () => {
    // What the slides move in stands still itself.
    await slidesInView(slider).first().locator("xpath=../..").hover();
    await expectPaused(true);
    const held = (await state(slider)).realIndex;
    await page.mouse.move(0, 0);
    await expect.poll(async () => (await state(slider)).realIndex).not.toBe(held);
  });

  await test.step("under a finger", async () => {
    const viewport = slider.locator("> div").last();
    const touch = (type: string) =>
      viewport.evaluate((element, name) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = { clientX: x + width / 2, clientY: y + height / 2 };
        const finger = { bubbles: true, pointerId: 7, pointerType: "touch" };
        element.dispatchEvent(new PointerEvent(name, { ...finger, ...place }));
      }, type);
    await expectPaused(false);
    await touch("pointerdown");
    await expectPaused(true);
    await touch("pointerup");
    await expectPaused(false);
  });

  await test.step("out of sight", async () => {
    await scrollTo(page, 9999);
    await expectRunning(false);
    const rested = (await state(slider)).realIndex;
    await slider.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await state(slider)).realIndex).not.toBe(rested);
  });

  await test.step("by its button, and for good by keyboard focus", async () => {
    await slider.getByRole("button", { name: text.stop }).click();
    await expectRunning(false);
    await slider.getByRole("button", { name: text.start }).click();
    await expectRunning(true);
    await page.keyboard.press("Tab");
    await expectRunning(false);
    // A partner's ring, 2 px wide and 3 px away, is not cut off.
    const link = slidesInView(slider).getByRole("link").first();
    const [ring, visible] = await boxesOf([link, slider.locator("> div").last()]);
    expect(ring.y - 5).toBeGreaterThanOrEqual(visible.y);
    expect(ring.y + ring.height + 5).toBeLessThanOrEqual(visible.y + visible.height);
    await page.locator(":focus").blur();
    await scrollTo(page, 9999);
    await expect(slider).not.toBeInViewport();
    await slider.scrollIntoViewIfNeeded();
    await nextPaint(page);
    await expectRunning(false);
  });
});

for (const [name, language] of [
  ["partners", "ar"],
  ["our work", "en"],
] as const)
  test(`arrows, keys and a swipe move the ${name} slider, in ${language}`, async ({ page }) => {
    const each = named(name);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const slider = await open(page, each, language);
    const { next, previous } = translations(language, "common").slider;
    const at = async () => (await state(slider)).realIndex;
    const begin = await at();
    const forth = (begin + 1) % each.slides;
    const button = slider.getByRole("button", { name: next });
    await button.click();
    await expect.poll(at).toBe(forth);
    await slider.getByRole("button", { name: previous }).click();
    await expect.poll(at).toBe(begin);
    const keys = ["ArrowRight", "ArrowLeft"];
    const [forward = "", back = ""] = language === "ar" ? keys.reverse() : keys;
    await button.press(forward);
    await expect.poll(at).toBe(forth);
    await button.press(back);
    await expect.poll(at).toBe(begin);

    const viewport = slider.locator("> div").last();
    await viewport.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const [box] = await boxesOf([viewport]);
    // Less than two slides far, so that few slides do not come round.
    const way = Math.min(0.7, 1.5 / each.perView[1024]);
    const [from, to] = language === "ar" ? [0.15, 0.15 + way] : [0.85, 0.85 - way];
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * from, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to, y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(at).not.toBe(begin);
    const moved = ((await at()) - begin + each.slides) % each.slides;
    expect(moved).toBeLessThan(each.slides / 2);
  });

/** What is pressed in the slider of works, in a language. */
const worksOf = (page: Page, language: string) =>
  page
    .getByRole("region", { name: translations(language, "services").ourWork.title, exact: true })
    .getByRole("figure");

const workIn = async (figure: Locator, language: string) => {
  const name = await figure.getByRole("link").textContent();
  return projects.find((project) => project.name[language] === name);
};

test("a press and a key lead to the page of a work, a drag does not", async ({ page }) => {
  const language = "en";
  const each = named("our work");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const slider = await open(page, each, language);
  const figure = worksOf(page, language).first();
  const work = await workIn(figure, language);
  await expect(figure).toHaveText(
    `${work?.name[language]}${work?.highlight[language]} · ${work && cityOf(work, language)}`,
  );
  const shown = slidesInView(slider).getByRole("link");
  const expectPage = async (act: () => Promise<void>) => {
    const name = (await shown.textContent()) ?? "";
    await act();
    await expect(page.locator("h1")).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`/${language}/projects/[^/]+/$`));
    await page.goBack();
    await expect(slider).toHaveAttribute("data-ready", "");
  };
  const viewport = slider.locator("> div").last();
  await viewport.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const [box] = await boxesOf([viewport]);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // One that turns the slide, and one too short for that.
  for (const share of [0.35, 0.02]) {
    await page.mouse.move(x + box.width * share, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width * share, y, { steps: 8 });
    await page.mouse.up();
    await nextPaint(page);
  }
  await expect.poll(async () => (await state(slider)).realIndex).not.toBe(0);
  await expect(page).toHaveURL(each.url(language));
  await expectPage(() => page.mouse.click(x, y));
  await expectPage(() => shown.press("Enter"));
  await page.getByRole("link", { name: translations(language, "services").ourWork.all }).click();
  await expect(page).toHaveURL(`/${language}/projects/`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a work is a link to its page, and the slides scroll by hand", async ({ page }) => {
    const { url, slides } = named("our work");
    await openSite(page, url("ar"));
    const works = worksOf(page, "ar");
    await expect(works).toHaveCount(slides);
    await works.first().hover();
    await page.mouse.wheel(-900, 0);
    await expect(works.first()).not.toBeInViewport();
    const last = await workIn(works.last(), "ar");
    await works.last().click();
    await expect(page).toHaveURL(`/ar/projects/${last?.id}/`);
  });
});
