import { expect, facts, languages, test, textOf, words } from "./site";

const site = facts("site.json");

for (const { code } of languages) {
  const common = words(code, "common");

  test.describe(`in ${code}`, () => {
    for (const form of ["/clients", "/clients/", "/clients/#", "/clients/?a=1#careers"]) {
      test(`the active item is marked at ${form}`, async ({ page }) => {
        await page.goto(`/${code}${form}`);
        const items = page.getByRole("banner").locator('nav a[aria-current="page"]');
        await expect(items).toHaveText([common.navigation.clients]);
      });
    }

    test("the header turns sticky past 100 px, not before", async ({ page }) => {
      await page.goto(`/${code}/terms_and_conditions/`);
      await page.waitForLoadState("networkidle");
      const header = page.getByRole("banner");
      await page.evaluate(() => window.scrollTo({ top: 100, behavior: "instant" }));
      await expect(header).not.toHaveAttribute("data-sticky");
      await page.evaluate(() => window.scrollTo({ top: 101, behavior: "instant" }));
      await expect(header).toHaveAttribute("data-sticky");
      await expect(header).toBeInViewport();
    });

    test("the way up shows past 200 px, and takes the focus with it", async ({ page }) => {
      await page.goto(`/${code}/terms_and_conditions/`);
      await page.waitForLoadState("networkidle");
      const up = page.getByRole("button", { name: common.floating.top });
      await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
      await expect(up).toBeHidden();
      await page.evaluate(() => window.scrollTo({ top: 201, behavior: "instant" }));
      await expect(up).toBeVisible();
      await up.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveText(common.header.skip);
    });

    test("the chat link leads to the company's number in a new tab", async ({ page }) => {
      await page.goto(`/${code}/`);
      const chat = page.getByRole("link", { name: common.floating.whatsapp });
      await expect(chat).toHaveAttribute(
        "href",
        `https://wa.me/${site.whatsapp.replace(/\D/g, "")}`,
      );
      await expect(chat).toHaveAttribute("target", "_blank");
      await expect(chat).toHaveAttribute("rel", "noopener noreferrer");
    });

    for (const path of ["/policy/", "/terms_and_conditions/"]) {
      test(`${path} is shared as the page it is`, async ({ page }) => {
        await page.goto(`/${code}${path}`);
        const address = encodeURIComponent(`${site.siteUrl}/${code}${path}`);
        const share = page.getByRole("complementary", { name: common.share.title });
        for (const network of ["facebook", "pinterest"]) {
          const link = share.getByRole("link", { name: common.share[network] });
          await expect(link).toHaveAttribute("href", new RegExp(`${network}.*${address}`));
          await expect(link).toHaveAttribute("rel", "noopener noreferrer");
        }
      });
    }

    test("social links open in a new tab and have names", async ({ page }) => {
      await page.goto(`/${code}/policy/`);
      for (const { network, url } of site.social) {
        const link = page
          .getByRole("contentinfo")
          .getByRole("link", { name: new RegExp(`^${textOf(code, `common:social.${network}`)} `) });
        await expect(link).toHaveAttribute("href", url);
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      }
    });
  });
}
