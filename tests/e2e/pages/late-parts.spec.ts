import { awake, boxesOf, expect, hold, test } from "../site";

for (const url of ["/ar/", "/en/"])
  test(`${url} does not move when its font comes late, at any width`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const width of [320, 440, 540, 960, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const send = await hold(page, "**/*.woff2");
      await page.goto(url, { waitUntil: "commit" });
      await awake(page);
      send();
      const shift = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return (window as unknown as { shift: number }).shift;
      });
      expect(shift, `${width} px`).toBeLessThan(0.0005);
    }
  });

test("the header's first buttons have their place before the others are parsed", async ({
  page,
}) => {
  await page.goto("/en/");
  for (const width of [360, 700, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const first = page.getByRole("banner").locator("button:visible, a[hreflang]:visible").first();
    const [whole] = await boxesOf([first]);
    const restore = await first.evaluateHandle((element) => {
      const rest: Element[] = [];
      for (let next = element.nextElementSibling; next; next = element.nextElementSibling) {
        next.remove();
        rest.push(next);
      }
      return () => element.after(...rest);
    });
    const [alone] = await boxesOf([first]);
    await restore.evaluate((putBack) => putBack());
    expect(Math.abs(alone.x - whole.x), `${width} px`).toBeLessThan(1);
  }
});
