import type { Page } from "@playwright/test";
import { awake, expect, facts, test, words } from "../site";

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
  await page.goto("/en/");
  await awake(page);
  for (const [name, effect] of [
    [menu.open, "dialog"],
    [panel.open, "dialog"],
    ...(facts("site.json").film ? [[film.watch, "dialog"]] : []),
    [theme.dark, "theme"],
  ]) {
    await test.step(name, async () => {
      await page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
      await expect.poll(effects).toEqual([[effect, true]]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }
  await test.step("an empty form", async () => {
    await page.goto("/en/contact-us/");
    await awake(page);
    await page.locator("main form [type=submit]").first().click();
    await expect(page.locator("main form [aria-invalid=true]").first()).toBeFocused();
    const problems = await effects();
    expect(problems.length).toBeGreaterThan(1);
    for (const problem of problems) expect(problem).toEqual(["problem", true]);
  });
});
