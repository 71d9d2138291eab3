import type { Page } from "@playwright/test";
import { facts, headingOf, longRead, shortRead, textOf, translations } from "../content";
import {
  expect,
  footerLink,
  headerButton,
  languageLink,
  open,
  rare,
  scrollTo,
  test,
  visit,
} from "../site";

// Scrollbars are shown, as on a desktop: opening a dialog removes the page's scrollbar.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

const expectClosed = (page: Page) => expect(page.getByRole("dialog")).toBeHidden();

/** Opens a dialog from the header and closes it by Escape and by its button. Expects the page behind it unchanged. */
async function expectDialog(page: Page, code: string, name: "menu" | "panel" | "search") {
  const dialog = page.getByRole("dialog", { name: textOf(code, `common:${name}.title`) });
  const button = headerButton(page, code, `${name}.open`);
  // The scroll position and the position of the text: lines can change height without a scroll.
  const place = () =>
    page.evaluate(() => {
      const read = document.querySelectorAll("main section > h2")[1]?.getBoundingClientRect();
      const place = [window.scrollY, read?.x ?? 0, read?.y ?? 0].map(Math.round);
      return [window.location.href, ...place];
    });
  const isHeld = () =>
    document.activeElement === document.body || document.activeElement?.closest("dialog") !== null;
  const before = await place();

  await test.step(`${name}: focus goes in, is held, and comes back on Escape`, async () => {
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(page.getByText(translations(code, "common").loading.wait)).toHaveCount(0);
    expect(await place()).toEqual(before);
    // Nothing of another colour is left beside it where the page's scrollbar was.
    const gaps = await dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, window.innerWidth - right].filter((gap) => gap > 0);
    });
    const isAside = name === "panel" || (page.viewportSize()?.width ?? 0) < 960;
    expect(gaps.length, `beside ${name}`).toBe(isAside ? 1 : 0);
    const stops = await dialog.locator("a, button, input").count();
    for (let stop = 0; stop <= stops + 1; stop += 1) {
      // Between the last and the first element, the focus is in the browser's own controls.
      expect(await page.evaluate(isHeld), `after ${stop} stops`).toBe(true);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(button).toBeFocused();
  });

  await test.step(`${name}: its button closes it, and the page behind has not moved`, async () => {
    await button.click();
    await expect(dialog).toBeVisible();
    await page.mouse.wheel(0, 400);
    await dialog.getByRole("button", { name: translations(code, "common").dialog.close }).click();
    await expectClosed(page);
    await expect(button).toBeFocused();
    expect(await place()).toEqual(before);
  });
}

/** Opens an address with an anchor and scrolls away from it. */
async function goFarDown(page: Page, address: string) {
  await visit(page, address);
  // A font that loads later would move the lines.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await scrollTo(page, 300);
}

test("menu, panel and search hold the focus, and leave the page as it was", async ({ page }) => {
  await goFarDown(page, `/ar${longRead}/#services`);
  for (const name of ["menu", "panel", "search"] as const) await expectDialog(page, "ar", name);
});

test("an item of the menu closes it, and back leads to where it was opened", async ({ page }) => {
  const { navigation, menu } = translations("en", "common");
  await open(page, "/en/clients/");
  const button = headerButton(page, "en", "menu.open");
  const dialog = page.getByRole("dialog", { name: menu.title });
  const items = dialog.getByRole("navigation").getByRole("link");
  await button.click();
  await expect(items).toHaveText(
    facts("navigation.json").menu.map(({ label }: { label: string }) => textOf("en", label)),
  );
  await expect(dialog.locator("[aria-current]")).toHaveCount(1);
  // A place on the page itself, and the page's own item, close it too.
  await items.filter({ hasText: navigation.careers }).click();
  await expectClosed(page);
  await expect(page).toHaveURL("/en/clients/#careers");
  await expect(page.locator("#careers")).toBeInViewport();
  await button.click();
  await items.filter({ hasText: navigation.clients }).click();
  await expectClosed(page);
  await button.click();
  await items.filter({ hasText: navigation.services }).click();
  await expect(page).toHaveURL(/\/en\/services\/#?$/);
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/clients\/#?$/);
  await expect(page.locator("h1")).toHaveText(textOf("en", "clients:title"));

  // Where the browser does not close dialogs on back.
  await footerLink(page, "en", shortRead).click();
  await expect(page.locator("h1")).toHaveText(headingOf("en", shortRead));
  await button.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(textOf("en", "clients:title"));
  await expectClosed(page);
});

test("a dialog over the film ends it, and gives its button the focus", rare, async ({ page }) => {
  test.skip(!facts("site.json").film, "This site has no film.");
  const { film, search } = translations("en", "common");
  await visit(page, "/en/");
  const watch = page.getByRole("button", { name: film.watch }).first();
  await watch.click();
  await expect(page.getByRole("dialog", { name: film.watch })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: search.title })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(watch).toBeFocused();
});

test("a phone's menu closes in every way, and leads to search and language", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { menu: menuWords, search, panel, theme, motion } = translations("en", "common");
  await goFarDown(page, `/en${longRead}/`);
  await expectDialog(page, "en", "menu");
  const link = await languageLink(page, "ar");
  await expect(link).toHaveAttribute("href", `/ar${longRead}/`);

  const menu = page.getByRole("dialog", { name: menuWords.title });
  const openMenu = async () => {
    await headerButton(page, "en", "menu.open").click();
    await expect(menu).toBeVisible();
  };
  await openMenu();
  for (const name of [search.open, panel.open, theme.dark, motion.play])
    await expect(menu.getByText(name, { exact: true })).toBeVisible();
  // A click beside it.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.mouse.click(20, 200);
  await expectClosed(page);
  // Held sideways, it has room for as many items as fit a screen.
  await openMenu();
  const items = menu.getByRole("navigation").getByRole("link");
  if ((await items.count()) <= 10) await expect(items.last()).toBeInViewport({ ratio: 1 });
  // The search takes its place.
  await menu.getByRole("button", { name: search.open }).click();
  await expect(page.getByRole("dialog", { name: search.title })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  // It opens at its top again.
  await page.setViewportSize({ width: 320, height: 400 });
  await openMenu();
  await items.last().scrollIntoViewIfNeeded();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await openMenu();
  await expect(items.first()).toBeInViewport();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  // A larger screen it fills, without the buttons that its header has.
  await openMenu();
  await expect(menu.getByRole("heading")).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => menu.evaluate(({ clientWidth }) => clientWidth)).toBe(1280);
  await expect(menu.getByText(search.open, { exact: true })).toBeHidden();
  await expect(menu.getByRole("heading").first()).toBeVisible();
});
