import type { Page } from "@playwright/test";
import { phone } from "../budgets";
import { awake, expect, longRead, screens, test } from "../site";

test.use(phone);

for (const url of ["/ar/", "/en/", "/ar/clients/", "/en/clients/"]) {
  test(`${url} requests scripts after its font and first picture are shown`, async ({ page }) => {
    const order: string[] = [];
    page.on("request", (request) => order.push(`${request.resourceType()} asked for`));
    page.on("requestfinished", (request) => order.push(`${request.resourceType()} there`));
    await page.goto(url);
    await awake(page);
    const before = order.slice(0, order.indexOf("script asked for"));
    expect(before).toEqual(expect.arrayContaining(["font there", "image there"]));
    const { shown, asked } = await page.evaluate(firstTimes);
    expect(shown).toBeLessThan(asked);
  });
}

/** The times of the first paint and of the first script request. */
function firstTimes(): { shown: number; asked: number } {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const script = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"));
  return { shown: paint?.startTime ?? Number.NaN, asked: script?.startTime ?? Number.NaN };
}

/** How many sections the browser has not laid out yet. */
const partsToCome = (page: Page) =>
  page
    .locator("main section *:first-child, footer *:first-child")
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) =>
            part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

test("what is far below is laid out only when the visitor comes near", async ({ page }) => {
  await page.goto("/ar/");
  await awake(page);
  const before = await partsToCome(page);
  expect(before).toBeGreaterThan(5);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect.poll(() => partsToCome(page)).toBeLessThan(before);
  await expect(page.locator("footer").getByRole("link").first()).toBeInViewport();
});

const parts = screens.find(({ path }) => path === longRead)?.sections ?? [];
const part = parts[Math.floor(parts.length / 2)]?.id;

test("a link to a section, and going back to it, shows the section, even without scripts", async ({
  page,
}) => {
  const section = page.locator(`[id="${part}"]`);
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`/ar${longRead}/#${part}`);
  await expect.poll(() => partsToCome(page)).toBe(0);
  await expect(section.getByRole("heading")).toBeInViewport({ ratio: 1 });
  expect(await top()).toBeLessThan(200);

  await page.goto(`/ar${longRead}/`);
  await section.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const left = await top();
  await page.reload();
  await expect.poll(() => partsToCome(page)).toBe(0);
  expect(await top()).toBeCloseTo(left, -1);
});
