import {
  expect,
  facts,
  footerLink,
  hasContact,
  headingOf,
  longRead,
  nextPaint,
  test,
  textOf,
  visit,
  words,
} from "../site";

test("the menu is reached by keyboard, and page titles are announced", async ({ page }) => {
  test.skip(!hasContact, "This site has no contact page.");
  const { skip } = words("ar", "common").header;
  const announcer = page.locator("[aria-live=assertive]");
  await visit(page, "/ar/clients/");
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused).toHaveText(skip);
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
  await expect(announcer).toBeEmpty();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact-us\/#?$/);
  await expect(page.locator("h1")).toHaveText(textOf("ar", "contact:title"));
  await expect(announcer).toHaveText(headingOf("ar", "/contact-us"));

  await page.getByRole("link", { name: skip }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main:target")).toBeInViewport();
  await expect(announcer).toBeEmpty();
  // The browser moves the starting point of Tab in its next frame.
  await nextPaint(page);
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeVisible();
  await footerLink(page, "ar", longRead).click();
  await expect(announcer).toHaveText(headingOf("ar", longRead));
});
