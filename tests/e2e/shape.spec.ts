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
}
