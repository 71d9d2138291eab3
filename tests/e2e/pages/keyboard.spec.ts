import { awake, expect, facts, nextPaint, screens, test, textOf, words } from "../site";

test("by keyboard the first stop skips to the content, and each item of the main menu is reached in order and opens", async ({
  page,
}) => {
  await page.goto("/ar/clients/");
  await awake(page);
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused).toHaveText(words("ar", "common").header.skip);
  await expect(focused).toBeInViewport();
  const wanted = facts("navigation.json").main.map(({ label }: { label: string }) =>
    textOf("ar", label),
  );
  const reached: string[] = [];
  for (let stop = 0; stop < 20 && reached.length < wanted.length; stop += 1) {
    await page.keyboard.press("Tab");
    const text = (await focused.textContent()) ?? "";
    if (wanted.includes(text)) reached.push(text);
  }
  expect(reached).toEqual(wanted);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact-us\/#?$/);
  await expect(page.locator("h1")).toHaveText(textOf("ar", "contact:title"));

  await page.getByRole("link", { name: words("ar", "common").header.skip }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main:target")).toBeInViewport();
  // The browser moves the starting point of Tab in its next frame.
  await nextPaint(page);
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeVisible();
});

for (const language of ["ar", "en"]) {
  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`without JavaScript every screen is there and leads on, in ${language}`, async ({
      page,
    }) => {
      for (const { path } of screens) {
        await page.goto(`/${language}${path}`);
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
      }
      const company = page
        .getByRole("contentinfo")
        .getByRole("link", { name: textOf(language, "common:navigation.whoWeAre") });
      await company.click();
      await expect(page).toHaveURL(/\/who-we-are\/#?$/);
    });
  });
}
