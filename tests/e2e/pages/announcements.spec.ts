import {
  awake,
  expect,
  footerLink,
  headingOf,
  languages,
  longRead,
  needsTwoReads,
  nextPaint,
  shortRead,
  test,
} from "./site";

for (const { code } of languages) {
  test(`screen readers hear the title of each page that a link opens, in the page's language alone, in ${code}`, async ({
    page,
  }) => {
    test.skip(longRead === shortRead, needsTwoReads);
    await page.goto(`/${code}${shortRead}/`);
    await awake(page);
    const announcer = page.locator("[aria-live=assertive]");
    await expect(announcer).toBeEmpty();
    for (const path of [longRead, shortRead]) {
      await footerLink(page, code, path).click();
      await expect(announcer).toHaveText(headingOf(code, path));
    }
  });

  test(`a link to a place on the same page is not announced as a new page, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}${shortRead}/`);
    await awake(page);
    await page.evaluate(() => {
      window.location.hash = "main";
    });
    await expect(page).toHaveURL(/#main$/);
    await nextPaint(page);
    await expect(page.locator("[aria-live=assertive]")).toBeEmpty();
  });
}
