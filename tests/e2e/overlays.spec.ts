import type { Page } from "@playwright/test";
import { expect, facts, languages, test, textOf, words } from "./site";

const site = facts("site.json");
const phone = { width: 360, height: 740 };

/** Each dialog by the button that opens it and the name it has; on a phone where only a phone has it. */
const dialogs = [
  { button: "menu.open", name: "menu.title", viewport: { width: 1280, height: 800 } },
  { button: "menu.open", name: "menu.title", viewport: phone },
  { button: "panel.open", name: "panel.title", viewport: { width: 1280, height: 800 } },
  { button: "search.open", name: "search.title", viewport: { width: 1280, height: 800 } },
];

async function open(page: Page, code: string, button: string) {
  await page
    .getByRole("banner")
    .getByRole("button", { name: textOf(code, `common:${button}`) })
    .click();
}

const isInDialog = () => document.activeElement?.closest("dialog") !== null;

for (const { code } of languages) {
  for (const { button, name, viewport } of dialogs) {
    test.describe(`${name} at ${viewport.width} px in ${code}`, () => {
      test.use({ viewport });

      test.beforeEach(async ({ page }) => {
        await page.goto(`/${code}/terms_and_conditions/`);
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
        await open(page, code, button);
        await expect(
          page.getByRole("dialog", { name: textOf(code, `common:${name}`) }),
        ).toBeVisible();
      });

      const gone = (page: Page) => expect(page.getByRole("dialog")).toBeHidden();
      const opener = (page: Page) =>
        expect(
          page.getByRole("banner").getByRole("button", { name: textOf(code, `common:${button}`) }),
        ).toBeFocused();

      test("focus goes in, is held, and comes back on Escape", async ({ page }) => {
        expect(await page.evaluate(isInDialog)).toBe(true);
        for (let stop = 0; stop < 30; stop += 1) {
          await page.keyboard.press("Tab");
          const isHeld = await page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.activeElement?.closest("dialog") !== null,
          );
          expect(isHeld).toBe(true);
        }
        await page.keyboard.press("Escape");
        await gone(page);
        await opener(page);
      });

      test("its button closes it, and the page behind has not moved", async ({ page }) => {
        await page.mouse.wheel(0, 400);
        await page
          .getByRole("dialog")
          .getByRole("button", { name: words(code, "common").dialog.close })
          .click();
        await gone(page);
        await opener(page);
        expect(await page.evaluate(() => window.scrollY)).toBe(300);
      });

      test("going back closes it and stays on the page", async ({ page }) => {
        const before = page.url();
        await page.evaluate(() => window.history.back());
        await gone(page);
        expect(page.url()).toBe(before);
        await expect(page.locator("h1")).toHaveText(textOf(code, "terms:title"));
        expect(await page.evaluate(() => window.scrollY)).toBe(300);
      });
    });
  }

  test.describe(`in ${code}`, () => {
    test("an item of the menu closes it, and back leads to where it was opened", async ({
      page,
    }) => {
      await page.goto(`/${code}/policy/`);
      await page.waitForLoadState("networkidle");
      await open(page, code, "menu.open");
      const items = page.getByRole("dialog").getByRole("navigation").getByRole("link");
      await expect(items).toHaveText(
        facts("navigation.json").overlay.map(({ label }: { label: string }) => textOf(code, label)),
      );
      await items.nth(2).click();
      await expect(page).toHaveURL(new RegExp(`/${code}/services/#?$`));
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/${code}/policy/$`));
      await expect(page.locator("h1")).toHaveText(textOf(code, "policy:title"));
    });

    test("the item of the page itself closes the menu too", async ({ page }) => {
      await page.goto(`/${code}/clients/`);
      await page.waitForLoadState("networkidle");
      await open(page, code, "menu.open");
      await page
        .getByRole("dialog")
        .getByRole("link", { name: words(code, "common").navigation.clients })
        .click();
      await expect(page.getByRole("dialog")).toBeHidden();
    });

    test("the panel holds the company, its profile and no LinkedIn", async ({ page }) => {
      await page.goto(`/${code}/policy/`);
      await page.waitForLoadState("networkidle");
      await open(page, code, "panel.open");
      await expect(page.locator("body")).toHaveClass(/panel-open/);
      const panel = page.getByRole("dialog");
      const { about, profile } = words(code, "panel");
      await expect(panel).toContainText(about);
      const pdf = panel.getByRole("link", { name: profile });
      await expect(pdf).toHaveAttribute("href", site.profile[code]);
      await expect(pdf).toHaveAttribute("target", "_blank");
      const answer = await page.request.get(site.profile[code]);
      expect(answer.headers()["content-type"]).toContain("application/pdf");
      await expect(panel.locator('a[href*="facebook"]')).toBeVisible();
      await expect(panel.locator('a[href*="linkedin"]')).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(page.locator("body")).not.toHaveClass(/panel-open/);
    });

    test.describe("on a phone", () => {
      test.use({ viewport: phone });

      test("a click beside the menu closes it", async ({ page }) => {
        await page.goto(`/${code}/policy/`);
        await page.waitForLoadState("networkidle");
        await open(page, code, "menu.open");
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.mouse.click(code === "ar" ? 340 : 20, 400);
        await expect(page.getByRole("dialog")).toBeHidden();
      });

      test("the search opens from the menu and takes its place", async ({ page }) => {
        await page.goto(`/${code}/policy/`);
        await page.waitForLoadState("networkidle");
        await open(page, code, "menu.open");
        const common = words(code, "common");
        await page.getByRole("dialog").getByRole("button", { name: common.search.open }).click();
        await expect(page.getByRole("dialog", { name: common.search.title })).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(1);
        await page.evaluate(() => window.history.back());
        await expect(page.getByRole("dialog")).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`/${code}/policy/$`));
      });

      test("the menu closes when the screen grows", async ({ page }) => {
        await page.goto(`/${code}/policy/`);
        await page.waitForLoadState("networkidle");
        await open(page, code, "menu.open");
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect(page.getByRole("dialog")).toBeHidden();
        await expect(page.getByRole("banner").getByRole("navigation")).toBeVisible();
      });

      test("the language switch is short and named in full", async ({ page }) => {
        await page.goto(`/${code}/policy/`);
        const other = languages.find((language) => language.code !== code);
        const link = page.getByRole("banner").locator(`a[hreflang="${other?.code}"]`);
        await expect(link.getByText(other?.short ?? "", { exact: true })).toBeVisible();
        await expect(link).toHaveAttribute("href", `/${other?.code}/policy/`);
      });
    });
  });
}

test("five quick presses leave the menu as the last one says, and back still works", async ({
  page,
}) => {
  await page.goto("/en/clients/");
  await page.goto("/en/policy/");
  await page.waitForLoadState("networkidle");
  const button = page
    .getByRole("banner")
    .getByRole("button", { name: words("en", "common").menu.open });
  for (let press = 0; press < 5; press += 1) {
    await button.evaluate((element: HTMLElement) => element.click());
    if (press < 4) await page.keyboard.press("Escape");
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/en\/policy\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/clients\/$/);
});
