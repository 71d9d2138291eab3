import { expect, follow, screens, shortRead, test, visit } from "../site";

test("a page opened by a link loads no picture before it comes near", async ({ page }) => {
  await visit(page, `/ar${shortRead}/`);
  let pictures = 0;
  for (const { path } of screens.filter(({ path }) => path !== shortRead)) {
    const url = `/ar${path === "/" ? "" : path}/`;
    await follow(page, url);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${url}$`),
    );
    const late = await page.locator("main img").evaluateAll((images) =>
      images.flatMap((image) => {
        const names = image.getAttributeNames();
        const source = Math.min(...names.flatMap((name, at) => (/^src/.test(name) ? [at] : [])));
        return [names.indexOf("loading"), names.indexOf("referrerpolicy")].some((at) => at > source)
          ? [image.outerHTML]
          : [];
      }),
    );
    expect(late).toEqual([]);
    pictures += await page.locator("main img").count();
  }
  expect(pictures).toBeGreaterThan(0);
});
