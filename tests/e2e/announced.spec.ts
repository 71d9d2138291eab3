import { awake, expect, languages, nextPaint, test, textOf, words } from "./site";

for (const { code } of languages) {
  test(`screen readers hear the title of each page that a link opens, in the page's language alone, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}/policy/`);
    await awake(page);
    const announcer = page.locator("[aria-live=assertive]");
    await expect(announcer).toBeEmpty();
    for (const [label, title] of [
      ["terms", "terms:title"],
      ["policy", "policy:title"],
    ] as const) {
      const name = words(code, "common").navigation[label];
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect(announcer).toHaveText(textOf(code, title));
    }
  });

  test(`a link to a place on the same page is not announced as a new page, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}/policy/`);
    await awake(page);
    await page.evaluate(() => {
      window.location.hash = "main";
    });
    await expect(page).toHaveURL(/#main$/);
    await nextPaint(page);
    await expect(page.locator("[aria-live=assertive]")).toBeEmpty();
  });
}
