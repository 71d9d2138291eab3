import type { Locator } from "@playwright/test";
import { siteAddress } from "../../src/publish/site-address";
import { awake, expect, facts, languages, longRead, shortRead, test, textOf, words } from "./site";

const site = facts("site.json");

for (const { code } of languages) {
  const common = words(code, "common");

  test.describe(`in ${code}`, () => {
    test("the active menu item is marked for every form of the path", async ({ page }) => {
      for (const form of ["/clients", "/clients/", "/clients/#", "/clients/?a=1#careers"]) {
        await page.goto(`/${code}${form}`);
        const items = page.getByRole("banner").locator('nav a[aria-current="page"]:visible');
        await expect(items).toHaveText([common.navigation.clients]);
      }
    });

    test("the active item has another colour and weight than its neighbours, in every menu", async ({
      page,
    }) => {
      const looks = (items: Locator) =>
        items.evaluateAll((links) =>
          links.map((link) => {
            const { color, fontWeight } = getComputedStyle(link);
            return { isActive: link.hasAttribute("aria-current"), color, weight: +fontWeight };
          }),
        );
      const expectSeen = async (items: Locator) => {
        await expect(items.first()).toBeVisible();
        const all = await looks(items);
        const active = all.find(({ isActive }) => isActive);
        const others = all.filter(({ isActive }) => !isActive);
        expect(others.length).toBe(all.length - 1);
        for (const other of others) {
          expect(other.color).not.toBe(active?.color);
          expect(other.weight).toBeLessThan(active?.weight ?? 0);
        }
      };
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(`/${code}/contact-us/`);
        await awake(page);
        const banner = page.getByRole("banner");
        const inDialog = page.getByRole("dialog").getByRole("navigation").getByRole("link");
        await expectSeen(banner.getByRole("navigation").getByRole("link"));
        await banner.getByRole("button", { name: common.menu.open }).click();
        await expectSeen(inDialog);
        await page.keyboard.press("Escape");
        await page.setViewportSize({ width: 360, height: 740 });
        await banner.getByRole("button", { name: common.menu.open }).click();
        await expectSeen(inDialog);
      }
    });

    test("each icon of the header says in words what it does, on hover and on focus", async ({
      page,
    }) => {
      await page.goto(`/${code}${shortRead}/`);
      await awake(page);
      const words = (button: Locator) =>
        button.evaluate((element) => {
          const hint = getComputedStyle(element, "::after");
          return hint.visibility === "visible" ? hint.content : "";
        });
      const buttons = page.getByRole("banner").getByRole("button");
      expect(await buttons.count()).toBeGreaterThan(3);
      for (const button of await buttons.all()) {
        const name = JSON.stringify(await button.getAttribute("aria-label"));
        await page.mouse.move(0, 700);
        await expect.poll(() => words(button)).toBe("");
        await button.hover();
        await expect.poll(() => words(button)).toBe(name);
        await page.mouse.move(0, 700);
        await page.keyboard.press("Shift");
        await button.focus();
        await expect.poll(() => words(button)).toBe(name);
        await button.blur();
      }
    });

    test("every button of the phone's menu has words", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/${code}${shortRead}/`);
      await awake(page);
      await page.getByRole("banner").getByRole("button", { name: common.menu.open }).click();
      const menu = page.getByRole("dialog");
      for (const name of [
        common.search.open,
        common.panel.open,
        common.theme.dark,
        common.motion.play,
      ])
        await expect(menu.getByText(name, { exact: true })).toBeVisible();
    });

    test("the header becomes sticky past 100 px, not before", async ({ page }) => {
      await page.goto(`/${code}${longRead}/`);
      await awake(page);
      const header = page.getByRole("banner");
      await page.evaluate(() => window.scrollTo({ top: 100, behavior: "instant" }));
      await expect(header).not.toHaveAttribute("data-sticky");
      await page.evaluate(() => window.scrollTo({ top: 101, behavior: "instant" }));
      await expect(header).toHaveAttribute("data-sticky");
      await expect(header).toBeInViewport();
    });

    test("the back-to-top button shows past 200 px, and moves the focus to the top", async ({
      page,
    }) => {
      await page.goto(`/${code}${longRead}/`);
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

    for (const path of new Set([`${shortRead}/`, `${longRead}/`])) {
      test(`external links on ${path} open a new tab and have names, and share links name the page`, async ({
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
