import type { Locator } from "@playwright/test";
import { siteAddress } from "../../src/publish/site-address";
import { awake, expect, facts, languages, test, textOf, words } from "./site";

const site = facts("site.json");

for (const { code } of languages) {
  const common = words(code, "common");

  test.describe(`in ${code}`, () => {
    test("the active item is marked in every form of the path", async ({ page }) => {
      for (const form of ["/clients", "/clients/", "/clients/#", "/clients/?a=1#careers"]) {
        await page.goto(`/${code}${form}`);
        const items = page.getByRole("banner").locator('nav a[aria-current="page"]:visible');
        await expect(items).toHaveText([common.navigation.clients]);
      }
    });

    test("the header turns sticky past 100 px, not before", async ({ page }) => {
      await page.goto(`/${code}/terms_and_conditions/`);
      await awake(page);
      const header = page.getByRole("banner");
      await page.evaluate(() => window.scrollTo({ top: 100, behavior: "instant" }));
      await expect(header).not.toHaveAttribute("data-sticky");
      await page.evaluate(() => window.scrollTo({ top: 101, behavior: "instant" }));
      await expect(header).toHaveAttribute("data-sticky");
      await expect(header).toBeInViewport();
    });

    test("the way up shows past 200 px, and takes the focus with it", async ({ page }) => {
      await page.goto(`/${code}/terms_and_conditions/`);
      await awake(page);
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

    test("nothing floats over the beginning of lines, however wide the window", async ({
      page,
    }) => {
      await page.goto(`/${code}/policy/`);
      await awake(page);
      const floating = page.getByRole("complementary", { name: common.floating.title });
      for (const width of [360, 768, 1024, 1280, 1399, 1400, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const line = await page.locator("main p").last().boundingBox();
        const start = (code === "ar" ? line && line.x + line.width : line?.x) ?? Number.NaN;
        for (const control of await floating.locator("a, button").all()) {
          const box = await control.boundingBox();
          const covers = box && box.x <= start && start <= box.x + box.width;
          expect(covers, `at ${width} px, ${start}`).toBe(false);
        }
      }
    });

    for (const path of ["/policy/", "/terms_and_conditions/"]) {
      test(`links that leave ${path} open a new tab, have names, and share the page it is`, async ({
        page,
      }) => {
        await page.goto(`/${code}${path}`);
        const share = page.getByRole("complementary", { name: common.share.title });
        const address = encodeURIComponent(`${siteAddress().siteUrl}/${code}${path}`);
        const links: [Locator, string | RegExp][] = [
          ...[site.whatsapp ?? []]
            .flat()
            .map((number: string): [Locator, string] => [
              page.getByRole("link", { name: common.floating.whatsapp }),
              `https://wa.me/${number.replace(/\D/g, "")}`,
            ]),
          ...["facebook", "pinterest"].map((network): [Locator, RegExp] => [
            share.getByRole("link", { name: common.share[network] }),
            new RegExp(`${network}.*${address}`),
          ]),
          ...site.social.map(({ network, url }: { network: string; url: string }) => {
            const name = new RegExp(`^${textOf(code, `common:social.${network}`)} `);
            return [page.getByRole("contentinfo").getByRole("link", { name }), url];
          }),
        ];
        for (const [link, target] of links) {
          await expect(link).toHaveAttribute("href", target);
          await expect(link).toHaveAttribute("target", "_blank");
          await expect(link).toHaveAttribute("rel", "noopener noreferrer");
        }
      });
    }
  });
}
