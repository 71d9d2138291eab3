import type { Page } from "@playwright/test";
import { defaultLanguage } from "../../../shared/languages";
import { localizedPath, splitPath } from "../../../shared/urls";
import { expectNoViolations } from "../axe";
import {
  contentPages,
  entryPaths,
  hasNewsletter,
  languages,
  longRead,
  shortRead,
  translations,
} from "../content";
import { expect, headerButton, layOut, test, visit } from "../site";
import { textFaults } from "../text-boxes";
import { turnedNumbers } from "../turned-numbers";

// Language, title, headings and texts of each page: tests/built/seo.test.ts.

const everyKind = [
  // Of the pages to read, which are alike, the longest alone.
  ...contentPages.flatMap(({ path, template }) =>
    template !== "text" || path === longRead ? path : [],
  ),
  ...entryPaths,
  "/no/such/page",
];

/** The pages that a publication of content changes; where more change, as with a phone number, one of each kind. */
const changed = new Set(
  process.env.CHANGED_PAGES?.match(/\S+/g)?.map((url) => splitPath(url).path),
);
const paths = changed.size > 0 && changed.size <= everyKind.length ? [...changed] : everyKind;

/** The distances between lines, letters, words and paragraphs that WCAG 1.4.12 lets a visitor set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

type Layouts = [size: string, style: string, widths: number[]][];
const everyLayout: Layouts = [
  ["", "", [1024, 768, 320]],
  ["200%", "", [1280, 320]],
  ["", spacing, [320]],
];
/** In another language the words are others, the layouts are the same. */
const narrowest: Layouts = [
  ["", "", [320]],
  ["200%", "", [320]],
];

/** Expects that no text is cut off and the page does not scroll sideways where layouts are narrowest, with text of twice the size, in which no word breaks either, and with a visitor's own spacing. */
async function expectToFit(page: Page, layouts: Layouts) {
  for (const [size, style, widths] of layouts) {
    await page.evaluate(
      ([to, rules]) => {
        document.documentElement.style.fontSize = to ?? "";
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules ?? "");
        document.adoptedStyleSheets = [sheet];
      },
      [size, style],
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const what = `${page.url()}, ${width} px ${size} ${style}`;
      expect(await page.evaluate(textFaults), what).toEqual([]);
    }
  }
}

/** The elements that take the focus without showing it. */
function withoutRing(): string[] {
  const stops = document.querySelectorAll<HTMLElement>(
    "main :is(a[href], button, input, textarea), footer :is(a, button)",
  );
  return [...stops].flatMap((element) => {
    const isReached = element.checkVisibility({ visibilityProperty: true });
    if (!isReached || element.closest("[inert]")) return [];
    element.focus({ preventScroll: true });
    const { outlineStyle } = getComputedStyle(element);
    return outlineStyle === "none" ? [element.outerHTML.slice(0, 80)] : [];
  });
}

for (const path of paths)
  test(`${path} shows all texts at all widths, and breaks no rule of axe`, async ({ page }) => {
    // A slide that passes is half outside.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { code } of languages) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await visit(page, localizedPath(path, code));
      await layOut(page);
      expect(await page.evaluate(turnedNumbers)).toEqual([]);
      // The rules of axe and the focus are the same in every language.
      if (code === defaultLanguage) {
        await expectNoViolations(page, "1280 px");
        // From now on the browser shows the focus ring, as it does for keyboard users.
        await page.keyboard.press("Tab");
        expect(await page.evaluate(withoutRing)).toEqual([]);
      }
      await expectToFit(page, code === defaultLanguage ? everyLayout : narrowest);
    }
  });

test("the dialogs break no rule of axe in either theme", async ({ page }) => {
  const common = translations("ar", "common");
  const { newsletter = {} } = translations("ar", "panel");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox");
  /** Opens a dialog from the header, brings it into each state, and closes it. */
  const check = async (name: string, states: Record<string, () => Promise<unknown>>) => {
    await headerButton(page, "ar", `${name}.open`).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(common.loading.wait)).toHaveCount(0);
    for (const [state, reach] of Object.entries(states)) {
      await reach();
      // Their colours are those of the other states.
      const themes = /without|phone/.test(state) ? ["light"] : undefined;
      await expectNoViolations(page, `${name} ${state}`, themes);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  await visit(page, `/ar${shortRead}/`);
  await check("menu", { "of a desk": () => expect(dialog.getByRole("link").last()).toBeVisible() });
  const states = {
    "with a problem": async () => {
      await dialog.getByRole("button", { name: newsletter.submit }).click();
      await expect(dialog.getByText(newsletter.required)).toBeVisible();
    },
    "with a toast": async () => {
      await field.fill("sara@mail.example");
      await page.keyboard.press("Enter");
      await page.locator(".Toastify__toast").hover();
    },
  };
  await check("panel", hasNewsletter ? states : { open: async () => {} });
  if (hasNewsletter) await page.locator(".Toastify__toast").getByRole("button").click();
  await expect(page.locator(".Toastify__toast")).toBeHidden();
  await check("search", {
    "with results": async () => {
      await field.fill(common.navigation.services);
      await expect(dialog.getByRole("link").first()).toBeVisible();
    },
    "without results": async () => {
      await field.fill("qqqqq");
      await expect(dialog.getByRole("status")).toHaveText(/qqqqq/);
    },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await check("menu", {
    "of a phone": () => expect(dialog.getByRole("link").last()).toBeVisible(),
  });
  await headerButton(page, "ar", "menu.open").click();
  await expectToFit(page, [["200%", "", [320]]]);
});
