import { awake, expect, facts, longRead, screens, test, textOf, words } from "../site";

test(`a click and a hard load show the same, on every screen`, async ({ page }) => {
  const main = page.locator("main");
  const read = () => main.locator("h1, h2, h3, p, dt, dd, label, figcaption").allTextContents();
  await page.goto(`/ar${longRead}/`);
  await awake(page);
  const clicked = new Map<string, string[]>();
  for (const { path, title } of screens) {
    const target = `/ar${path === "/" ? "" : path}/`;
    await page.locator(`a[href="${target}"]:visible, a[href="${target}#"]:visible`).last().click();
    await expect(page).toHaveURL(new RegExp(`${target}#?$`));
    await expect(page).toHaveTitle(new RegExp(`^${textOf("ar", title)}`));
    clicked.set(target, await read());
  }
  for (const [target, texts] of clicked) {
    await page.goto(target);
    expect(await read(), target).toEqual(texts);
  }
});

test(`navigation links lead to pages and end in an empty hash`, async ({ page }) => {
  await page.goto(`/ar/`);
  for (const { label, to } of facts("navigation.json").main) {
    const link = page
      .getByRole("banner")
      .getByRole("link", { name: textOf("ar", label), exact: true });
    await expect(link.first()).toHaveAttribute("href", `/ar${to === "/" ? "" : to}/#`);
  }
});

test(`a page is prefetched once its link has been visible for a while`, async ({ page }) => {
  const fetched = [
    `page-data/ar/who-we-are/page-data.json`,
    "component---src-templates-who-we-are",
  ].map((file) => page.waitForResponse((response) => response.url().includes(file)));
  await page.goto(`/ar/`);
  for (const response of await Promise.all(fetched)) await response.finished();
  // Firefox applies the policy's `default-src` to prefetch links and blocks them.
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);

  await page.evaluate(() => performance.clearResourceTimings());
  const name = textOf("ar", "common:navigation.whoWeAre");
  await page.getByRole("banner").getByRole("link", { name }).first().click();
  await expect(page.locator("h1")).toHaveText(textOf("ar", "who-we-are:title"));
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map((entry) => entry.name),
  );
  // This file is requested each time, to notice a new deployment.
  const late = sent.filter((file) => /\.js(on)?$/.test(file) && !file.endsWith("/app-data.json"));
  expect(late).toEqual([]);
});

test("the footer names its pages, Career among them, and the year", async ({ page }) => {
  await page.goto("/en/");
  const footer = page.getByRole("contentinfo");
  await expect(
    footer.getByRole("link", { name: words("en", "common").navigation.careers }),
  ).toHaveAttribute("href", "/en/clients/#careers");
  await expect(footer).toContainText(String(new Date().getFullYear()));
});

test("an anchor scrolls to its service", async ({ page }) => {
  for (const anchor of facts("services.json").items.map(({ id }: { id: string }) => id)) {
    await page.goto(`/en/services/#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
});

test("the services block hides its heading where the page has one", async ({ page }) => {
  await page.goto("/en/services/");
  const heading = page.getByRole("heading", { name: words("en", "services").ourServices });
  await expect(page.locator("main").locator(heading)).toHaveCount(0);
  await page.goto("/en/");
  await expect(page.locator("main").locator(heading)).toHaveCount(1);
});

test("a text page shows all its sections, and its contents lead to each", async ({ page }) => {
  for (const { path, name } of screens.filter(({ template }) => template === "text")) {
    await page.goto(`/en${path}/`);
    const { sections } = facts(`pages/${name}.json`);
    await expect(page.locator("main section[id] > h2")).toHaveCount(sections.length);
    const last = page.locator("main nav a").last();
    await last.click();
    await expect(
      page.locator(`main [id="${(await last.getAttribute("href"))?.slice(1)}"]`),
    ).toBeInViewport();
  }
});

test("reload and back return to the place that was left", async ({ page }) => {
  await page.goto("/ar/");
  await awake(page);
  const heading = page.locator("main > *").last().getByRole("heading").first();
  const place = page
    .locator("main")
    .getByText((await heading.textContent()) ?? "", { exact: true });
  await place.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100);
  await expect(place).toBeInViewport();
  await page.reload();
  await awake(page);
  await expect(place).toBeInViewport();
  await page.evaluate((path) => window.___navigate(path), `/ar${longRead}/`);
  await expect(place).toHaveCount(0);
  await page.goBack();
  await expect(place).toBeInViewport();
});

test("a link to an anchor of the open page leads to it past what is not laid out yet", async ({
  page,
}) => {
  await page.goto("/ar/");
  await awake(page);
  await page.evaluate(() => window.___navigate("/ar/#location"));
  await expect(page.locator("[id=location]")).toBeInViewport();
});
