import type { Locator } from "@playwright/test";
import { siteAddress } from "../../../plugins/gatsby-plugin-static-host/site-address";
import { isDemonstration } from "../../../tools/launch";
import { facts, languages, longRead, shortRead, translations } from "../content";
import { boxesOf, expect, headerButton, scrollTo, test, visit } from "../site";
import { coveredByButtons } from "../text-boxes";

const site = facts("site.json");
const common = translations("en", "common");
const phone = { width: 360, height: 740 };

test("the active item differs from its neighbours, in every menu", async ({ page }) => {
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
  const banner = page.getByRole("banner");
  await visit(page, "/en/contact-us/?a=1#contact-form");
  await expect(banner.locator('nav a[aria-current="page"]:visible')).toHaveText([
    common.navigation.contact,
  ]);
  await expectSeen(banner.getByRole("navigation").getByRole("link"));
  for (const screen of [{ width: 1280, height: 720 }, phone]) {
    await page.setViewportSize(screen);
    await headerButton(page, "en", "menu.open").click();
    await expectSeen(page.getByRole("dialog").getByRole("navigation").getByRole("link"));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("the header has the brand's drawing of the short name, the footer that of the full one", async ({
  page,
}) => {
  const { logo, lettering } = facts("brand.json");
  test.skip(!logo || !lettering, "This brand has no drawings of its names.");
  for (const { code } of languages) {
    await visit(page, `/${code}${shortRead}/`);
    const home = page.getByRole("banner").getByRole("link", { name: site.name[code] });
    const [drawing] = await boxesOf([home.locator("svg")]);
    expect(drawing.width).toBeGreaterThan(2 * drawing.height);
    await expect(page.getByRole("contentinfo").locator(".lettering > svg")).toBeVisible();
  }
});

test("the header stands on one line as soon as it has its menu", async ({ page }) => {
  test.skip(!isDemonstration("."), "An owner's names may be longer.");
  const { main } = facts("navigation.json");
  for (const [width, count] of [
    [1024, Math.min(4, main.length)],
    [1100, main.length],
  ]) {
    await page.setViewportSize({ width, height: 720 });
    for (const { code } of languages) {
      await visit(page, `/${code}/who-we-are/`);
      const items = page.getByRole("banner").getByRole("navigation").getByRole("link");
      await expect(items).toHaveCount(count);
      const [item, button] = await boxesOf([items.first(), headerButton(page, code, "menu.open")]);
      expect(item.y, `${width} ${code}`).toBeCloseTo(button.y, -1);
    }
  }
});

test("the longest short name leaves a phone's header on one line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/en/");
  const home = page.getByRole("banner").getByRole("link").first();
  await home
    .locator("span > span")
    .last()
    .evaluate((name) => {
      name.textContent = "Northern Gulf Stones";
    });
  const [name, button] = await boxesOf([home, headerButton(page, "en", "menu.open")]);
  expect(name.y).toBeLessThan(button.y + button.height);
  expect(button.y).toBeLessThan(name.y + name.height);
});

test("each icon of the header has words, and share links name the page", async ({ page }) => {
  const path = `/en${shortRead}/`;
  await visit(page, path);
  const hintOf = (button: Locator) =>
    button.evaluate((element) => {
      const hint = getComputedStyle(element, "::after");
      return hint.visibility === "visible" ? hint.content : "";
    });
  const buttons = page.getByRole("banner").getByRole("button");
  expect(await buttons.count()).toBeGreaterThan(3);
  for (const button of await buttons.all()) {
    const name = JSON.stringify(await button.getAttribute("aria-label"));
    await button.hover();
    await expect.poll(() => hintOf(button)).toBe(name);
  }
  await page.mouse.move(0, 700);
  await expect.poll(() => hintOf(buttons.last())).toBe("");
  await page.keyboard.press("Shift");
  await buttons.first().focus();
  await expect.poll(() => hintOf(buttons.first())).not.toBe("");

  const share = page.getByRole("complementary", { name: common.share.title });
  const address = `${siteAddress().siteUrl}${path}`;
  const target = async (network: string) => {
    const link = share.getByRole("link", { name: common.share[network] });
    await expect(link).toHaveAttribute("target", "_blank");
    return new URL((await link.getAttribute("href")) ?? "").searchParams;
  };
  expect((await target("facebook")).get("u")).toBe(address);
  const pin = await target("pinterest");
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect([pin.get("url"), pin.get("media")]).toEqual([address, picture]);
});

test("the header and the floating buttons follow the scrolling", async ({ page }) => {
  await visit(page, `/en${longRead}/`);
  const header = page.getByRole("banner");
  const up = page.getByRole("button", { name: common.floating.top });

  // On a desk.
  await scrollTo(page, 100);
  await expect(header).not.toHaveAttribute("data-sticky");
  await scrollTo(page, 101);
  await expect(header).toHaveAttribute("data-sticky");
  await expect(header).toBeInViewport();
  await scrollTo(page, 200);
  await expect(up).toBeHidden();
  await scrollTo(page, 201);
  await expect(up).toBeVisible();
  // It stands beside the words.
  const links = await page.getByRole("contentinfo").getByRole("link").all();
  const [button, ...words] = await boxesOf([up, ...links]);
  expect(button.x).toBeGreaterThanOrEqual(Math.max(...words.map(({ x, width }) => x + width)));
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(common.header.skip);

  // On a phone.
  await page.setViewportSize(phone);
  const floating = page.getByRole("complementary", { name: common.floating.title });
  const chat = floating.getByRole("link", { name: common.floating.whatsapp });
  await scrollTo(page, 900);
  await expect(chat.filter({ visible: true })).toHaveCount(0);
  await expect(floating.getByRole("button")).toHaveCount(0);
  await scrollTo(page, 700);
  await expect(up).toBeVisible();
  await expect(chat.filter({ visible: true })).toHaveCount(site.whatsapp ? 1 : 0);
  // No word stands half under them.
  await expect(async () => {
    const [line] = await boxesOf([floating]);
    expect([line.x, line.width, line.y + line.height]).toEqual([0, phone.width, phone.height]);
  }).toPass({ timeout: 5000 });
  await scrollTo(page, 1200);
  await expect(up).toBeHidden();

  // On a low screen.
  await scrollTo(page, 0);
  await page.setViewportSize({ width: 740, height: 360 });
  await scrollTo(page, 600);
  await expect(header).not.toBeInViewport();
  await scrollTo(page, 500);
  await expect(header).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 900);
  await expect(header).not.toBeInViewport();
  // Keyboard focus brings it back too.
  await header.getByRole("link").first().focus();
  await expect(header).toBeInViewport({ ratio: 1 });
});

test("on a phone floating buttons cover nothing of a form", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/en/contact-us/");
  for (const field of await page.locator("main form :is(input, textarea, button)").all()) {
    // Scroll each of them to the end of the screen, where the buttons float.
    await field.evaluate((element) =>
      element.scrollIntoView({ block: "end", behavior: "instant" }),
    );
    await page.mouse.wheel(0, 60);
    await field.focus();
    await expect.poll(() => page.evaluate(coveredByButtons)).toEqual([]);
  }
});
