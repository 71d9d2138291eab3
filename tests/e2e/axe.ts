import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { layOut } from "./site";

/** Expects that axe finds no rule broken in the open dialog or else on the page, in both themes unless told otherwise. Leaves the page in the light one. */
export async function expectNoViolations(page: Page, what: string, themes = ["dark", "light"]) {
  for (const theme of themes) {
    const isDark = theme === "dark";
    // Other parts would change their colours only when axe scrolls to them.
    await layOut(page);
    await page.evaluate(async (dark) => {
      document.body.classList.toggle("dark", dark);
      // Halfway from one theme to the other, colours have less contrast than in either.
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
    }, isDark);
    // Describing what passes would take half of axe's time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if ((await page.locator("dialog[open]").count()) > 0) axe.include("dialog[open]");
    // In the dark, all but the colours is the same.
    if (isDark) axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    const faults = violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target)]);
    expect(faults, `${what}, ${theme}`).toEqual([]);
  }
}
