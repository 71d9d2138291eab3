import {
  awake,
  expect,
  footerLink,
  headingOf,
  longRead,
  needsTwoReads,
  nextPaint,
  shortRead,
  test,
} from "../site";

test("screen readers hear the title of each page that a link opens, in the page's language alone, and nothing for a place on the same page", async ({
  page,
}) => {
  test.skip(longRead === shortRead, needsTwoReads);
  await page.goto(`/ar${shortRead}/`);
  await awake(page);
  const announcer = page.locator("[aria-live=assertive]");
  await page.evaluate(() => {
    window.location.hash = "main";
  });
  await expect(page).toHaveURL(/#main$/);
  await nextPaint(page);
  await expect(announcer).toBeEmpty();
  for (const path of [longRead, shortRead]) {
    await footerLink(page, "ar", path).click();
    await expect(announcer).toHaveText(headingOf("ar", path));
  }
});
