import type { Page } from "@playwright/test";
import { facts, shortRead, textOf, translations } from "../content";
import { expect, headerButton, hold, hydrated, nextPaint, open, test } from "../site";

const code = "ar";
const common = translations(code, "common");
const { menu: inMenu } = facts("navigation.json");

/** Opens a page whose scripts come only when the returned function is called. */
async function openEarly(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  const sendScripts = await hold(page, "**/app-*.js");
  await open(page, `/${code}${shortRead}/`, { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  return async () => {
    sendScripts();
    await hydrated(page);
  };
}

test("on a phone the menu opens before any script, stays open when they come, and is the dialog after that", async ({
  page,
}) => {
  const sendScripts = await openEarly(page, { width: 360, height: 740 });
  const menu = page.getByRole("banner").getByRole("navigation", { name: common.menu.title });
  await menu.locator("summary").click();
  const items = menu.getByRole("link");
  await expect(items).toHaveText(inMenu.map(({ label }: { label: string }) => textOf(code, label)));
  await sendScripts();
  await expect(items.first()).toBeVisible();
  await menu.locator("summary").click();
  await page.locator("h1").click();
  await headerButton(page, code, "menu.open").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(menu).toBeHidden();
});

test("the theme changes before any script, once, and stays", async ({ page }) => {
  const sendScripts = await openEarly(page, { width: 1440, height: 900 });
  const theme = headerButton(page, code, "theme.dark");
  await theme.click();
  await expect(page.locator("body")).toHaveClass(/dark/);
  const bar = page.locator("meta[name=theme-color]");
  const night = (await bar.getAttribute("data-dark")) ?? "";
  await expect(bar).toHaveAttribute("content", night);
  await sendScripts();
  await expect(theme).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("body")).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("body")).toHaveClass(/dark/);
});

test("a press on the theme during which the page hydrates, and changes its icon, counts", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const sendScripts = await openEarly(page, { width: 1440, height: 900 });
  const theme = headerButton(page, code, "theme.dark");
  await theme.hover();
  await page.mouse.down();
  await sendScripts();
  await expect(theme).toHaveAttribute("aria-pressed", "true");
  await page.mouse.up();
  await expect(theme).toHaveAttribute("aria-pressed", "false");
});

test("what needs the scripts looks as if it waits, and then opens", async ({ page }) => {
  const sendScripts = await openEarly(page, { width: 1440, height: 900 });
  const search = headerButton(page, code, "search.open");
  await search.click();
  await expect(search).toHaveCSS("opacity", "0.5");
  await sendScripts();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(search).toHaveCSS("opacity", "1");
});

test("what was pressed before the scripts, and something else after it, does nothing", async ({
  page,
}) => {
  const sendScripts = await openEarly(page, { width: 1440, height: 900 });
  await headerButton(page, code, "search.open").click();
  await page.locator("h1").click();
  await sendScripts();
  await nextPaint(page);
  await expect(page.getByRole("dialog")).toBeHidden();
});
