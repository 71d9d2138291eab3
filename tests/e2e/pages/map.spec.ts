import { facts, languages, translations } from "../content";
import { type Box, boxesOf, expect, open, test, touch, visit } from "../site";

const { map, geo, address, city } = facts("site.json");
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
    const frame = section.getByTitle(new RegExp(text.frameTitle.replaceAll(" ", "\\s")));
    await expect(frame).toHaveAttribute("src", map.embedUrl);
    expect(await frame.evaluate((element) => element.clientHeight)).toBe(500);
    await expect(section.getByText(address[language])).toBeVisible();
    const out = section.getByRole("link", { name: text.openInMaps });
    await expect(out).toHaveAttribute("href", map.linkUrl);

    const card = section.locator("div:has(> h2)");
    expect((await card.textContent())?.split(city[language])).toHaveLength(2);
    for (const width of [320, 600, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const [whole, covering] = await boxesOf([frame, card]);
      const hidden = keptFree(whole).filter((box) => touch(box, covering));
      expect(hidden, `at ${width} px`).toEqual([]);
    }
  });
}

test("where the map cannot be loaded, a plan or a pin shows the office", async ({ page }) => {
  await page.route(map.embedUrl, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url() === map.embedUrl);
  await open(page, "/ar/contact-us/");
  const ground = page.locator("#location > div").first();
  const drawing = ground.locator("> svg");
  await drawing.scrollIntoViewIfNeeded();
  await refused;
  await expect(page.locator("#location iframe")).toHaveCount(0);
  const hasPlan = map.plan && geo;
  const [whole, drawn, office] = await boxesOf([
    ground,
    drawing,
    hasPlan ? drawing.locator("rect") : drawing,
  ]);
  const middle = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  expect(middle(office)).toEqual(middle(whole));
  expect(drawn.width).toBeCloseTo(hasPlan ? whole.width : 48, 0);
  if (!hasPlan) return;
  await expect(drawing.locator("path")).toHaveCount(map.plan.lines.length);
  await expect(drawing.getByText(map.plan.label.ar)).toBeVisible();
  for (const { name } of map.plan.lines)
    if (name) await expect(drawing.getByText(name.ar)).toBeInViewport();
});
