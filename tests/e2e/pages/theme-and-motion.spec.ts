import { longRead, shortRead, translations } from "../content";
import { expect, footerLink, hydrated, nextPaint, open, test, visit } from "../site";

test.use({ reducedMotion: "no-preference" });

const { theme, motion, menu } = translations("en", "common");

test("the theme changes with the browser's bar, before the first paint too", async ({ page }) => {
  const toggle = page.getByRole("button", { name: theme.dark });
  const expectBar = async (isDark: boolean) => {
    await expect(page.locator("body.dark")).toHaveCount(isDark ? 1 : 0);
    const color = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--page").trim(),
    );
    await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", color);
    // No browser that darkens pages by itself darkens the light theme.
    const scheme = await page.evaluate(() => getComputedStyle(document.body).colorScheme);
    expect(scheme).toBe(isDark ? "dark" : "light only");
    return color;
  };
  await visit(page, `/en${shortRead}/`);
  // Two quick presses leave it as it was.
  await toggle.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await nextPaint(page);
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  const light = await expectBar(false);
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  const dark = await expectBar(true);
  expect(dark).not.toBe(light);
  await footerLink(page, "en", "/clients").click();
  await expect(page).toHaveURL("/en/clients/#");
  await expect(page.locator("meta[name=theme-color]")).toHaveCount(1);
  expect(await expectBar(true)).toBe(dark);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector("main")) return;
      observer.disconnect();
      document.documentElement.dataset.seen = document.body.className;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-seen", /dark/);
  expect(await expectBar(true)).toBe(dark);
  await hydrated(page);
  await toggle.click();
  expect(await expectBar(false)).toBe(light);
});

test("theme and motion change in other tabs and on a phone too", async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, `/en${shortRead}/`);
  // Behind another tab a page is drawn once a second.
  await page.bringToFront();
  await visit(page, `/en${longRead}/`);
  await page.getByRole("button", { name: theme.dark }).click();
  await expect(other.locator("body")).toHaveClass(/\bdark\b/);
  await page.getByRole("button", { name: motion.pause }).first().click();
  await expect(other.locator("html")).toHaveAttribute("data-motion", "paused");
  await expect(other.getByRole("button", { name: motion.play }).first()).toBeVisible();
  await page.reload();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-motion", "paused");

  // On a phone it plays again from the footer, and pauses from the menu.
  await page.setViewportSize({ width: 360, height: 740 });
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("button", { name: motion.play }).click();
  await expect(html).toHaveAttribute("data-motion", "playing");
  await page.getByRole("banner").getByRole("button", { name: menu.open }).click();
  await page.getByRole("dialog").getByRole("button", { name: motion.pause }).click();
  await expect(html).toHaveAttribute("data-motion", "paused");
});

test("a page starts dark and paused as the system asks, unless one chose", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await open(page, `/en${shortRead}/`);
  await expect(page.locator("body")).toHaveClass(/\bdark\b/);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
  await page.evaluate(() => {
    localStorage.setItem("theme", "light");
    localStorage.setItem("motion", "playing");
  });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "playing");
  await expect(page.locator("body")).not.toHaveClass(/\bdark\b/);
});
