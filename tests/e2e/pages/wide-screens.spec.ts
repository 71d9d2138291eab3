import { awake, expect, facts, languages, service, shortRead, test } from "../site";

const { fullName } = facts("site.json");

for (const { code } of languages) {
  test(`on wide screens the footer has the name on one line and the networks in one row, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}${shortRead}/`);
    await awake(page);
    const footer = page.getByRole("contentinfo");
    for (const width of [1280, 1440, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      const lines = await footer
        .getByText(fullName[code], { exact: true })
        .evaluate(
          (name) =>
            name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
        );
      expect(lines, `${width} px`).toBeCloseTo(1, 1);
      const tops = await footer
        .getByRole("listitem")
        .filter({ has: page.locator('a[target="_blank"]') })
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(tops).toHaveLength(facts("site.json").social.length);
      expect(new Set(tops).size, `${width} px`).toBe(1);
    }
  });

  test(`content grows with a wide screen, and pictures reach its edge, in ${code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    await page.goto(`/${code}/services/`);
    await awake(page);
    const row = await page.locator(`[id="${service.id}"]`).boundingBox();
    expect(row?.width).toBeGreaterThan(0.6 * 2560);
    const picture = await page.locator(`[id="${service.id}"] img`).boundingBox();
    const toEdge = code === "ar" ? picture?.x : 2560 - (picture?.x ?? 0) - (picture?.width ?? 0);
    expect(toEdge).toBeCloseTo(0, 0);
  });
}
