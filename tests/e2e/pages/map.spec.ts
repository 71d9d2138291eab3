import type { Page } from "@playwright/test";
import { awake, type Box, boxesOf, expect, facts, test, words } from "../site";

const { map, address, city, phones } = facts("site.json");
test.skip(!map, "This site has no map.");

const { bbox, marker } = Object.fromEntries(
  [...new URL(map?.embedUrl ?? "https://map.example").searchParams].map(([name, value]) => [
    name,
    value.split(",").map(Number),
  ]),
);

/** The map's marker (25 by 41 px above its point) and the attribution line at the foot of the map. */
function keptFree({ x, y, width, height }: Box): Box[] {
  const [west = 0, south = 0, east = 0, north = 0] = bbox ?? [];
  const [latitude = 0, longitude = 0] = marker ?? [];
  const across = x + (width * (longitude - west)) / (east - west);
  const down = y + (height * (north - latitude)) / (north - south);
  return [
    { x: across - 13, y: down - 41, width: 26, height: 41 },
    { x, y: y + height - 20, width, height: 20 },
  ];
}

/** The maps service, which tests must not depend on, answers with an empty map. */
const answer = (page: Page) =>
  page.route(map.embedUrl, (route) => route.fulfill({ contentType: "text/html", body: "" }));

const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

for (const language of ["ar", "en"]) {
  const text = words(language, "contact").map;

  test(`the card covers neither the office's marker nor the map's attribution at any width, and names the city once, in ${language}`, async ({
    page,
  }) => {
    await answer(page);
    for (const path of ["", "contact-us/"]) {
      await page.goto(`/${language}/${path}`);
      await awake(page);
      for (const width of [320, 360, 600, 767, 768, 900, 1023, 1024, 1280, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const section = page.getByRole("region", { name: text.label, exact: true });
        await section.scrollIntoViewIfNeeded();
        const [frame, card] = await boxesOf([
          section.getByTitle(text.frameTitle),
          section.locator("div:has(> h2)"),
        ]);
        const hidden = keptFree(frame).filter((box) => touch(box, card));
        expect(hidden, `${path} at ${width} px`).toEqual([]);
        const shown = await section.locator("div:has(> h2)").textContent();
        expect(shown?.split(city[language])).toHaveLength(2);
      }
    }
  });
}

const language = "ar";
const text = words(language, "contact").map;

test("where the map cannot be loaded, a plan shows the office and names its street", async ({
  page,
}) => {
  test.skip(!map.plan || !facts("site.json").geo, "This site has no plan.");
  await page.route(map.embedUrl, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url() === map.embedUrl);
  await page.goto(`/${language}/contact-us/`);
  const plan = page.locator("#location svg").filter({ has: page.locator("text") });
  await plan.scrollIntoViewIfNeeded();
  await refused;
  await expect(page.locator("#location iframe")).toHaveCount(0);
  await expect(plan.locator("path")).toHaveCount(map.plan.lines.length);
  await expect(plan.getByText(map.plan.label[language])).toBeVisible();
  const [whole, stone] = await boxesOf([plan, plan.locator("rect")]);
  const middle = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  expect(middle(stone)).toEqual(middle(whole));
});

for (const path of ["", "contact-us/"]) {
  test(`${language}/${path}: the maps service is not contacted before the map is near`, async ({
    page,
  }) => {
    await answer(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url() === map.embedUrl) asked.push(request.url());
    });
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(`/${language}/${path}`, { waitUntil: "networkidle" });
    expect(asked).toEqual([]);

    const section = page.getByRole("region", { name: text.label, exact: true });
    await section.scrollIntoViewIfNeeded();
    const frame = section.getByTitle(text.frameTitle);
    await expect(frame).toHaveAttribute("src", map.embedUrl);
    expect(await frame.evaluate((element) => element.clientHeight)).toBe(500);
    await expect(section.getByText(address[language])).toBeVisible();
    // The phones are shown here when the page has them nowhere else.
    await expect(section.getByText(phones[0])).toHaveCount(path === "" ? 1 : 0);
    await expect(section.getByRole("link", { name: text.openInMaps })).toHaveAttribute(
      "href",
      map.linkUrl,
    );
  });
}
