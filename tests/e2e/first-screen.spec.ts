import type { Page } from "@playwright/test";
import { phone } from "../../tools/audit/weight";
import { awake, expect, hold, longRead, screens, test } from "./site";

test.use(phone);

for (const url of ["/ar/", "/en/", "/ar/clients/", "/en/clients/"]) {
  test(`${url} asks for its scripts and its further pictures when its font and its first picture are there and shown`, async ({
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
    await expect
      .poll(() => order.filter((event) => event === "image asked for").length)
      .toBeGreaterThan(1);
  });
}

/** When the page first showed something, and when it asked for its first script. */
function firstTimes(): { shown: number; asked: number } {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const script = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"));
  return { shown: paint?.startTime ?? Number.NaN, asked: script?.startTime ?? Number.NaN };
}

/** How many parts of the page the browser has yet to lay out. */
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
  test(`${url} is laid out as far as it is seen, and whole when its font is there`, async ({
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

test("who is sent to a section, or comes back to it, has it before his eyes, even where scripts are lost", async ({
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
