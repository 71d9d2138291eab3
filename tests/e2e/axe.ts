import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The themes as `violationsOf` takes them, the default one last. */
export const themes: readonly Theme[] = ["dark", "light"];
type Theme = "dark" | "light";

/** What opens over a page from its header: each is its name in `common` too. */
export const panels = ["menu", "panel", "search"] as const;

/** Opens one of them; `common` are the page's words of that name. Resolves once all that it holds is there. */
export async function openPanel(
  page: Page,
  panel: (typeof panels)[number],
  common: Record<string, Record<string, string>>,
): Promise<void> {
  const name = common[panel]?.open ?? "";
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const waiting = dialog.getByText(common.loading?.wait ?? "");
  await waiting.first().waitFor({ state: "hidden" });
}

/**
 * The rules that axe finds broken on a page in a theme, each with its places: in the dark one those of colours alone,
 * since the page is the same otherwise. Leaves the page in that theme.
 */
async function violationsOf(page: Page, theme: Theme): Promise<unknown[][]> {
  const isDark = theme === "dark";
  await page.evaluate(async (dark) => {
    // Parts that are not laid out yet would change their colours only when axe scrolls to them.
    delete document.documentElement.dataset.layout;
    document.body.classList.toggle("dark", dark);
    // Halfway from one theme to the other, colours have less contrast than in either.
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, isDark);
  // Describing what passes would take half of axe's time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (isDark) builder.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target)]);
}

/** Expects no violation in any of these themes. The page keeps the last one. */
export async function expectNoViolations(page: Page, what: string, inThemes = themes) {
  for (const theme of inThemes)
    expect(await violationsOf(page, theme), `${what}, ${theme}`).toEqual([]);
}
