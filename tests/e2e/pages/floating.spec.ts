import type { Page } from "@playwright/test";
import { awake, expect, facts, longRead, test, words } from "../site";

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

/** The fields, buttons and focused elements that a floating button covers after one more frame. */
const covered = (page: Page, title: string) =>
  page.evaluate(async (label) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    const corner = document.querySelector(`aside[aria-label="${label}"]`);
    if (!corner || getComputedStyle(corner).pointerEvents === "none") return [];
    const boxes = [...corner.children]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => button.getBoundingClientRect());
    const kept = [
      ...document.querySelectorAll("main :is(input, textarea, select, button)"),
      ...(document.activeElement?.matches(":is(a, button, input, textarea)")
        ? [document.activeElement]
        : []),
    ];
    return kept.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isCovered = boxes.some(
        (one) =>
          one.left < box.right &&
          box.left < one.right &&
          one.top < box.bottom &&
          box.top < one.bottom,
      );
      return isCovered && !corner.contains(element) ? [element.outerHTML.slice(0, 60)] : [];
    });
  }, title);

const { title, top, whatsapp } = words("en", "common").floating;

test("on a phone only the chat button floats; the back-to-top button joins it while scrolling up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/en${longRead}/`);
  await awake(page);
  const floating = page.getByRole("complementary", { name: title });
  const up = page.getByRole("button", { name: top });
  await scrollTo(page, 900);
  await expect(
    floating.getByRole("link", { name: whatsapp }).filter({ visible: true }),
  ).toHaveCount(facts("site.json").whatsapp ? 1 : 0);
  await expect(floating.getByRole("button")).toHaveCount(0);
  await scrollTo(page, 700);
  await expect(up).toBeVisible();
  await scrollTo(page, 1200);
  await expect(up).toBeHidden();
});

for (const path of ["contact-us/", "clients/"]) {
  test(`floating buttons cover no field, button or focus of ${path} on any small screen`, async ({
    page,
  }) => {
    await page.goto(`/en/${path}`);
    await awake(page);
    for (const [width, height] of [
      [360, 740],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const field of await page.locator("main form :is(input, textarea, button)").all()) {
        // Scroll each of them to the end of the screen, where the buttons float.
        await field.evaluate((element) =>
          element.scrollIntoView({ block: "end", behavior: "instant" }),
        );
        await page.mouse.wheel(0, 60);
        expect(await covered(page, title), `${width}×${height}`).toEqual([]);
        await field.focus();
        expect(await covered(page, title), `${width}×${height}`).toEqual([]);
      }
    }
  });
}

test("on a low screen the header hides while scrolling down and returns while scrolling up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`/ar${longRead}/`);
  await awake(page);
  const header = page.getByRole("banner");
  await scrollTo(page, 600);
  await expect(header).not.toBeInViewport();
  await scrollTo(page, 500);
  await expect(header).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 900);
  await expect(header).not.toBeInViewport();
  // Keyboard focus brings it back too.
  await header.getByRole("link").first().focus();
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 740, height: 800 });
  await scrollTo(page, 1500);
  await expect(header).toBeInViewport({ ratio: 1 });
});
