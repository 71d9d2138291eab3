import type { Page } from "@playwright/test";
import { phone } from "../budgets";
import { awake, expect, hold, longRead, screens, test } from "../site";

test.use(phone);

for (const url of ["/ar/", "/en/", "/ar/clients/", "/en/clients/"]) {
  test(`${url} requests scripts and further pictures after its font and first picture are shown`, async ({
    page,
  }) => {
    const order: string[] = [];
    page.on("request", (request) => order.push(`${request.resourceType()} asked for`));
    page.on("requestfinished", (request) => order.push(`${request.resourceType()} there`));
    await page.goto(url);
    await awake(page);
    const before = order.slice(0, order.indexOf("script asked for"));
    expect(before).toEqual(expect.arrayContaining(["font there", "image there"]));
    expect(before.filter((event) => event === "image asked for")).toHaveLength(1);
    const { shown, asked } = await page.evaluate(firstTimes);
    expect(shown).toBeLessThan(asked);
    await page.mouse.wheel(0, 10);
    await expect
      .poll(() => order.filter((event) => event === "image asked for").length)
      .toBeGreaterThan(1);
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

for (const url of ["/ar/", `/en${longRead}/`]) {
  test(`${url} lays out only what is visible at first, and everything once its font has loaded`, async ({
    page,
  }) => {
    const send = await hold(page, "**/*.woff2");
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await partsToCome(page)).toBeGreaterThan(5);
    send();
    await expect.poll(() => partsToCome(page)).toBe(0);
  });
}

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
  await expect.poll(() => partsToCome(page)).toBe(0);
  await section.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const left = await top();
  await page.reload();
  await expect.poll(() => partsToCome(page)).toBe(0);
  expect(await top()).toBeCloseTo(left, -1);
});
