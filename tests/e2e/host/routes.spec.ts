import { contentPages, longRead, textOf, translations } from "../content";
import { expect, test, visit } from "../site";

/** The pictures that a browser may load before it reads when to: their source stands before it. */
const early = (images: Element[]) =>
  images.flatMap((image) => {
    const names = image.getAttributeNames();
    const source = names.findIndex((name) => name.startsWith("src"));
    const isLate = (name: string) => names.indexOf(name) > source;
    return ["loading", "referrerpolicy"].some(isLate) ? [image.outerHTML] : [];
  });

test("a click shows what the server sends, on every page", async ({ page }) => {
  const pictures = page.locator("main img");
  // Whether the office is open, the HTML does not know.
  const texts = "main :is(h1, h2, h3, p, dt, dd, label, figcaption):not([data-search=none] *)";
  await visit(page, `/ar${longRead}/`);
  await expect(
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: translations("ar", "common").navigation.careers }),
  ).toHaveAttribute("href", "/ar/clients/#careers");
  for (const { path, title } of contentPages) {
    const target = `/ar${path === "/" ? "" : path}/`;
    await page.locator(`a[href="${target}"]:visible, a[href="${target}#"]:visible`).last().click();
    await expect(page).toHaveURL(new RegExp(`${target}#?$`));
    await expect(page).toHaveTitle(new RegExp(`^${textOf("ar", title)}`));
    const sent = await page.evaluate(
      async ([address, selector]) => {
        // Without styles, which the open page's policy does not know.
        const html = (await (await fetch(address)).text()).replace(/<style.*?<\/style>/gs, "");
        const all = new DOMParser().parseFromString(html, "text/html").querySelectorAll(selector);
        return Array.from(all, ({ textContent }) => textContent);
      },
      [target, texts] as const,
    );
    expect(await page.locator(texts).allTextContents(), target).toEqual(sent);
    expect(await pictures.evaluateAll(early)).toEqual([]);
    if (path === "/") await expect(pictures).not.toHaveCount(0);
  }
});

test.describe(() => {
  test.use({ prefetches: true });

  test("a page is prefetched once its link has been visible for a while", async ({ page }) => {
    const fetched = [
      "page-data/ar/who-we-are/page-data.json",
      "component---src-templates-who-we-are",
    ].map((file) => page.waitForResponse((response) => response.url().includes(file)));
    await visit(page, "/ar/");
    for (const response of await Promise.all(fetched)) await response.finished();
    // Firefox applies the policy's `default-src` to prefetch links and blocks them.
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);

    const clicked = await page.evaluate(() => performance.now());
    const name = textOf("ar", "common:navigation.whoWeAre");
    await page.getByRole("banner").getByRole("link", { name }).first().click();
    await expect(page.locator("h1")).toHaveText(textOf("ar", "who-we-are:title"));
    const sent = await page.evaluate(
      (since) =>
        performance
          .getEntriesByType("resource")
          .filter(({ startTime }) => startTime > since)
          .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
          .map((entry) => entry.name),
      clicked,
    );
    expect(sent.filter((file) => /who-we-are.*\.js(on)?$/.test(file))).toEqual([]);
  });
});
