import type { Page } from "@playwright/test";
import {
  expect,
  facts,
  follow,
  footerLink,
  headingOf,
  longRead,
  nextPaint,
  test,
  textOf,
  visit,
  words,
} from "../site";

test("by keyboard the first stop skips to the content, and each item of the main menu is reached in order and opens; screen readers hear the title of each page that a link opens, and nothing for a place on the same page", async ({
  page,
}) => {
  const { skip } = words("ar", "common").header;
  const announcer = page.locator("[aria-live=assertive]");
  await visit(page, "/ar/clients/");
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused).toHaveText(skip);
  await expect(focused).toBeInViewport();
  const wanted = facts("navigation.json").main.map(({ label }: { label: string }) =>
    textOf("ar", label),
  );
  const reached: string[] = [];
  for (let stop = 0; stop < 20 && reached.length < wanted.length; stop += 1) {
    await page.keyboard.press("Tab");
    const text = (await focused.textContent()) ?? "";
    if (wanted.includes(text)) reached.push(text);
  }
  expect(reached).toEqual(wanted);
  await expect(announcer).toBeEmpty();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact-us\/#?$/);
  await expect(page.locator("h1")).toHaveText(textOf("ar", "contact:title"));
  await expect(announcer).toHaveText(headingOf("ar", "/contact-us"));

  await page.getByRole("link", { name: skip }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main:target")).toBeInViewport();
  await expect(announcer).toBeEmpty();
  // The browser moves the starting point of Tab in its next frame.
  await nextPaint(page);
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeVisible();
  await footerLink(page, "ar", longRead).click();
  await expect(announcer).toHaveText(headingOf("ar", longRead));
});

/** Something that a press causes, and whether the browser had painted between the press and it. */
type Effect = [name: string, isPainted: boolean];

/** Records the effects of each press in the page; returns what reads those of the last press. */
async function recordEffects(page: Page): Promise<() => Promise<Effect[]>> {
  await page.addInitScript(() => {
    const effects: Effect[] = [];
    let isPainted = false;
    const record = (name: string) => effects.push([name, isPainted]);
    addEventListener(
      "click",
      () => {
        isPainted = false;
        effects.length = 0;
        requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
      },
      true,
    );
    addEventListener("invalid", () => record("problem"), true);
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      record("dialog");
      showModal.call(this);
    };
    addEventListener("DOMContentLoaded", () => {
      const isDark = () => document.body.classList.contains("dark");
      let wasDark = isDark();
      new MutationObserver(() => {
        if (isDark() !== wasDark) record("theme");
        wasDark = isDark();
      }).observe(document.body, { attributeFilter: ["class"] });
    });
    Object.assign(window, { effects });
  });
  return () => page.evaluate(() => (window as unknown as { effects: Effect[] }).effects);
}

test("a pressed button is painted before the work that it makes", async ({ page }) => {
  const { menu, panel, theme, film } = words("en", "common");
  const effects = await recordEffects(page);
  await visit(page, "/en/");
  for (const [name, effect] of [
    [menu.open, "dialog"],
    [panel.open, "dialog"],
    ...(facts("site.json").film ? [[film.watch, "dialog"]] : []),
    [theme.dark, "theme"],
  ]) {
    await page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
    await expect.poll(effects, name).toEqual([[effect, true]]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await follow(page, "/en/contact-us/");
  await page.locator("main form [type=submit]").first().click();
  await expect(page.locator("main form [aria-invalid=true]").first()).toBeFocused();
  const problems = await effects();
  expect(problems.length).toBeGreaterThan(1);
  for (const problem of problems) expect(problem).toEqual(["problem", true]);
});
