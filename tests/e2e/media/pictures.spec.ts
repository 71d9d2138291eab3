import { awake, expect, languages, screens, shortRead, test } from "../site";

for (const { code } of languages) {
  test(`a page opened by a link loads no picture before it comes near, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}${shortRead}/`);
    await awake(page);
    let pictures = 0;
    for (const { path } of screens.filter(({ path }) => path !== shortRead)) {
      const url = `/${code}${path === "/" ? "" : path}/`;
      await page.evaluate((to) => window.___navigate(to), url);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        new RegExp(`${url}$`),
      );
      const late = await page.locator("main img").evaluateAll((images) =>
        images.flatMap((image) => {
          const names = image.getAttributeNames();
          const source = Math.min(...names.flatMap((name, at) => (/^src/.test(name) ? [at] : [])));
          return [names.indexOf("loading"), names.indexOf("referrerpolicy")].some(
            (at) => at > source,
          )
            ? [image.outerHTML]
            : [];
        }),
      );
      expect(late).toEqual([]);
      pictures += await page.locator("main img").count();
    }
    expect(pictures).toBeGreaterThan(0);
  });
}
