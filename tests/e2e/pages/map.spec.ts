import { facts, languages, translations } from "../content";
import { type Box, boxesOf, expect, open, test, touch, visit } from "../site";

const { map, address } = facts("site.json");
test.skip(!map, "This site has no map.");

/** What nothing may cover: the office in the middle of the map, and the attribution at its foot. */
const keptFree = ({ x, y, width, height }: Box): Box[] => [
  { x: x + width / 2 - 13, y: y + height / 2 - 41, width: 26, height: 41 },
  { x, y: y + height - 20, width, height: 20 },
];

for (const { code: language } of languages) {
  const text = translations(language, "contact").map;

  test(`the map comes when near; its card hides nothing, in ${language}`, async ({ page }) => {
    const asked: string[] = [];
    // The maps service, which tests must not depend on, answers with an empty map.
    await page.route(map.embedUrl, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "" });
    });
    await page.setViewportSize({ width: 1280, height: 500 });
    await visit(page, `/${language}/contact-us/`);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);

    const section = page.getByRole("region", { name: text.label, exact: true });
    await section.scrollIntoViewIfNeeded();
    const frame = section.getByTitle(text.frameTitle);
    await expect(frame).toHaveAttribute("src", map.embedUrl);
    expect(await frame.evaluate((element) => element.clientHeight)).toBe(500);
    await expect(section.getByText(address[language])).toBeVisible();
    const out = section.getByRole("link", { name: text.openInMaps });
    await expect(out).toHaveAttribute("href", map.linkUrl);

    for (const width of [320, 768, 1024, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const [whole, card] = await boxesOf([frame, section.locator("div:has(> h2)")]);
      expect(keptFree(whole).filter((box) => touch(box, card))).toEqual([]);
    }
  });
}

test("where the map cannot be loaded, its drawing fills the ground", async ({ page }) => {
  test.skip(!map.drawing, "This site has no drawing for its map.");
  await page.route(map.embedUrl, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url() === map.embedUrl);
  await open(page, "/ar/contact-us/");
  const section = page.locator("#location");
  await section.scrollIntoViewIfNeeded();
  await refused;
  await expect(section.locator("iframe")).toHaveCount(0);
  const ground = section.locator("> div").first();
  const [whole, drawing] = await boxesOf([ground, ground.locator("svg")]);
  expect(drawing).toEqual(whole);
});
