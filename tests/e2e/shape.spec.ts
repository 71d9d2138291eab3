import { expect, routes, test } from "./site";

const prefixed = routes.filter(({ url, language }) => url.startsWith(`/${language}/`));

for (const { url } of prefixed) {
  test(`${url} fits every width from 320 to 2560 px`, async ({ page }) => {
    await page.goto(url);
    for (const width of [320, 360, 540, 767, 768, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`${url} holds still while it is scrolled to its end`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) seen.shift += value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      await document.fonts.ready;
      (window as unknown as { shift: number }).shift = 0;
      for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
        window.scrollTo({ top: y, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
    });
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}
