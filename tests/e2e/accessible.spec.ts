import type { Page } from "@playwright/test";
import { openPanel, type panels, themes, violationsOf } from "../../tools/audit/axe";
import { expect, languages, routes, shortRead, test, words } from "./site";

const pages = [
  ...routes.filter(({ url, language }) => url.startsWith(`/${language}/`)).map(({ url }) => url),
  ...languages.map(({ code }) => `/${code}/no/such/page/`),
];

/** Expects no axe violation in any of these themes. The page keeps the last theme. */
async function expectNoViolations(page: Page, what: string, inThemes = themes) {
  for (const theme of inThemes) {
    expect(await violationsOf(page, theme), `${what}, ${theme}`).toEqual([]);
  }
}

/** Expects that the page does not scroll sideways. */
async function expectToFit(page: Page, widths: number[], what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const url of pages) {
  test(`${url} breaks no rule of axe in either theme, and fits every width and size of text`, async ({
    page,
  }) => {
    await page.goto(url);
    // axe skips what the splash covers.
    await expect(page.locator("[data-splash-screen]")).toBeHidden();
    await expectNoViolations(page, "1280 px");
    await expectToFit(page, [2560, 1440, 1024, 1023, 768, 767, 540, 360, 320], "text");
    await expectNoViolations(page, "320 px", ["light"]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectToFit(page, [360, 1280], "text of 200 %");
  });
}

for (const { code } of languages) {
  test(`the dialogs break no rule of axe in either theme, in ${code}`, async ({ page }) => {
    const common = words(code, "common");
    const dialog = page.getByRole("dialog");
    const open = (panel: (typeof panels)[number]) => openPanel(page, panel, common);
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    };
    await page.goto(`/${code}${shortRead}/`);

    await open("menu");
    await expectNoViolations(page, "menu");
    await close();

    await open("panel");
    const { newsletter } = words(code, "panel");
    await dialog.getByRole("button", { name: newsletter.submit }).click();
    await expect(dialog.getByText(newsletter.required)).toBeVisible();
    await expectNoViolations(page, "panel with a problem");
    await dialog.getByRole("textbox").fill("sara@mail.example");
    await page.keyboard.press("Enter");
    await expect(page.locator("#newsletter")).toBeVisible();
    await page.locator("#newsletter").hover();
    await expectNoViolations(page, "panel with a toast");
    await page.locator("#newsletter").getByRole("button").click();
    await close();

    await open("search");
    const search = words(code, "search");
    await expect(dialog.getByRole("status")).toHaveText(search.hint);
    await dialog.getByRole("textbox").fill(common.navigation.services);
    await expect(dialog.getByRole("link").first()).toBeVisible();
    await expectNoViolations(page, "search with results");
    await dialog.getByRole("textbox").fill("qqqqq");
    await expect(dialog.getByRole("status")).toHaveText(/qqqqq/);
    await expectNoViolations(page, "search without results");
    await close();

    await page.setViewportSize({ width: 360, height: 740 });
    await open("menu");
    await expectNoViolations(page, "menu of a phone");
  });
}
