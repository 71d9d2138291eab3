import type { Locator } from "@playwright/test";
import { siteAddress } from "../../../src/publish/site-address";
import { awake, expect, facts, longRead, shortRead, test, textOf, words } from "../site";

const site = facts("site.json");
const common = words("en", "common");

test("the active menu item is marked for every form of the path, in another colour and weight than its neighbours, in every menu and theme", async ({
  page,
}) => {
  const banner = page.getByRole("banner");
  const expectSeen = async (items: Locator) => {
    await expect(items.first()).toBeVisible();
    const looks = await items.evaluateAll((links) =>
      links.map((link) => {
        const { color, fontWeight } = getComputedStyle(link);
        return { isActive: link.hasAttribute("aria-current"), color, weight: +fontWeight };
      }),
    );
    const active = looks.find(({ isActive }) => isActive);
    const others = looks.filter(({ isActive }) => !isActive);
    expect(others.length).toBe(looks.length - 1);
    for (const other of others) {
      expect(other.color).not.toBe(active?.color);
      expect(other.weight).toBeLessThan(active?.weight ?? 0);
    }
  };
  for (const [colorScheme, form] of [
    ["light", ""],
    ["dark", "?a=1#contact-form"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/en/contact-us/${form}`);
    await awake(page);
    const inDialog = page.getByRole("dialog").getByRole("navigation").getByRole("link");
    await expect(banner.locator('nav a[aria-current="page"]:visible')).toHaveText([
      common.navigation.contact,
    ]);
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
  await page.goto(`/en${shortRead}/`);
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

test("the header becomes sticky past 100 px; the back-to-top button shows past 200 px, and moves the focus to the top", async ({
  page,
}) => {
  await page.goto(`/ar${longRead}/`);
  await awake(page);
  const { floating, header: headerWords } = words("ar", "common");
  const header = page.getByRole("banner");
  const up = page.getByRole("button", { name: floating.top });
  const scrollTo = (to: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), to);
  await scrollTo(100);
  await expect(header).not.toHaveAttribute("data-sticky");
  await scrollTo(101);
  await expect(header).toHaveAttribute("data-sticky");
  await expect(header).toBeInViewport();
  await scrollTo(200);
  await expect(up).toBeHidden();
  await scrollTo(201);
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(headerWords.skip);
});

test("external links open a new tab and have names, and share links name the page", async ({
  page,
}) => {
  const path = `/en${shortRead}/`;
  await page.goto(path);
  const share = page.getByRole("complementary", { name: common.share.title });
  const address = encodeURIComponent(`${siteAddress().siteUrl}${path}`);
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
      const name = new RegExp(`^${textOf("en", `common:social.${network}`)} `);
      return [page.getByRole("contentinfo").getByRole("link", { name }), url];
    }),
  ];
  for (const [link, target] of links) {
    await expect(link).toHaveAttribute("href", target);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
});
