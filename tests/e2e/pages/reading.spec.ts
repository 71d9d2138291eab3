import { expect, facts, screens, shortRead, test, textOf, words } from "../site";

for (const { name, path } of screens.filter(({ template }) => template === "text")) {
  const { sections } = facts(`pages/${name}.json`);
  for (const language of ["ar", "en"]) {
    test(`${language}: the contents of ${path} lead to its sections and say which is read`, async ({
      page,
    }) => {
      await page.goto(`/${language}${path}/`);
      const contents = page.getByRole("navigation", {
        name: words(language, "common").contents.title,
      });
      await expect(contents.getByRole("link")).toHaveText(
        sections.map(({ title }: { title: string }) => textOf(language, title)),
      );
      const { id, title } = sections[Math.floor((sections.length - 1) / 2)];
      await contents.getByRole("link", { name: textOf(language, title), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
      await expect(contents.locator("[aria-current=location]")).toHaveText(textOf(language, title));
      await expect(contents).toBeInViewport();
    });
  }
}

test("at the end of a phone's page the last section is read, and back at the top none", async ({
  page,
}) => {
  const pages = screens.filter(({ template }) => template === "text");
  test.skip(pages.length === 0, "This site has no page to read.");
  const { path, sections } = pages
    .map(({ name }) => facts(`pages/${name}.json`))
    .reduce((one, other) => (other.sections.length > one.sections.length ? other : one));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/ar${path}/`);
  const current = page.locator("[aria-current=location]");
  const jumpTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await expect(async () => {
    await jumpTo(100_000);
    await expect(current).toHaveText(textOf("ar", sections.at(-1).title), { timeout: 500 });
  }).toPass();
  await jumpTo(0);
  await expect(current).toHaveCount(0);
});

test("print shows the text and no controls", async ({ page }) => {
  await page.goto(`/en${shortRead}/`);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main section[id] > h2").first()).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: words("en", "common").contents.title }),
  ).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
});
