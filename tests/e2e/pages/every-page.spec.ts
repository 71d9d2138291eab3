import type { Page } from "@playwright/test";
import { languageRow } from "../../../src/i18n/languages";
import { openPanel, type panels, themes, violationsOf } from "../axe";
import {
  awake,
  everyKey,
  expect,
  languages,
  routes,
  shortRead,
  test,
  titleOf,
  words,
} from "../site";

type Route = (typeof routes)[number];

/** Expects the page of a route, awake, in its language and in nothing but words. */
async function expectOwnPage(page: Page, { url, language, title }: Route) {
  const response = await page.goto(url);
  expect(response?.status()).toBe(200);
  await awake(page);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", language);
  await expect(html).toHaveAttribute("dir", languageRow(language as "ar").dir);
  await expect(page).toHaveTitle(titleOf(language, title));
  await expect(page.locator("h1")).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(url);
  expect(await page.evaluate(shownTexts)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(untranslated)]),
  );
}

/** Matches a text that is nothing but a key: `home:hero.watchFilm` or `hero.watchFilm`. */
const untranslated = new RegExp(
  `^(${everyKey.map((key) => key.replaceAll(".", "\\.")).join("|")})$`,
);

/** All text of the page: visible text, alt texts, labels and titles. */
function shownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? "");
  for (const element of document.querySelectorAll("[alt], [aria-label], [title], [placeholder]")) {
    for (const name of ["alt", "aria-label", "title", "placeholder"]) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  return texts.filter(Boolean);
}

/** Expects no axe violation in any of these themes. The page keeps the last theme. */
async function expectNoViolations(page: Page, what: string, inThemes = themes) {
  for (const theme of inThemes) {
    expect(await violationsOf(page, theme), `${what}, ${theme}`).toEqual([]);
  }
}

/** Expects that the page does not scroll sideways. */
async function expectToFit(page: Page, widths: number[], what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Expects a page that breaks no rule of axe and fits every width and size of text. */
async function expectAccessible(page: Page) {
  // axe skips what the splash covers.
  await expect(page.locator("[data-splash-screen]")).toBeHidden();
  await expectNoViolations(page, "1280 px");
  await expectToFit(page, [2560, 1440, 1024, 1023, 768, 767, 540, 360, 320], "text");
  await expectNoViolations(page, "320 px", ["light"]);
  await enlargeText(page, "200%");
  await expectToFit(page, [360, 1280], "text of 200 %");
  await enlargeText(page, "");
}

const enlargeText = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

/** Elements whose focus ring has less than 3 : 1 against the background beside it, with the ratio. Elements on pictures are left out. */
function faintRings(): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour: string) => {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = rgba(colour)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): string => {
    for (let above = element.parentElement; above; above = above.parentElement) {
      const { backgroundColor } = getComputedStyle(above);
      if (rgba(backgroundColor)[3] === 255) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).getPropertyValue("--page");
  };
  const stops = document.querySelectorAll<HTMLElement>(
    "main :is(a, button, input, textarea), footer :is(a, button)",
  );
  return [...stops].flatMap((element) => {
    const isReached = element.checkVisibility({ visibilityProperty: true });
    if (!isReached || element.closest("[inert]")) return [];
    element.focus({ preventScroll: true });
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    const [dim = 0, bright = 0] = [outlineColor, groundOf(element)]
      .map(luminance)
      .sort((a, b) => a - b);
    const contrast = (bright + 0.05) / (dim + 0.05);
    return outlineStyle !== "none" && contrast >= 3
      ? []
      : [`${element.outerHTML.slice(0, 80)}: ${outlineStyle} ${contrast}`];
  });
}

/** Expects a focus ring that can be seen on every ground of a page, in both themes. */
async function expectVisibleFocus(page: Page) {
  // From now on the browser shows the focus ring, as it does for keyboard users.
  await page.keyboard.press("Tab");
  for (const theme of themes) {
    await page.evaluate((dark) => document.body.classList.toggle("dark", dark), theme === "dark");
    expect(await page.evaluate(faintRings), theme).toEqual([]);
  }
}

const hasPrefix = ({ url, language }: Route) => url.startsWith(`/${language}/`);

// Each page is loaded once for all its checks: loading takes longer than most of them.
for (const route of routes.filter(hasPrefix)) {
  test(`${route.url} is a page of its own in ${route.language}, breaks no rule of axe, fits every width and shows the focus`, async ({
    page,
    complaints,
  }) => {
    await test.step("its own page", () => expectOwnPage(page, route));
    await test.step("accessible", () => expectAccessible(page));
    await test.step("focus", () => expectVisibleFocus(page));
    expect(complaints).toEqual([]);
  });
}

test("without a prefix, every path answers with its page in the default language", async ({
  page,
  complaints,
}) => {
  for (const route of routes.filter((one) => !hasPrefix(one))) {
    await test.step(route.url, () => expectOwnPage(page, route));
  }
  expect(complaints).toEqual([]);
});

for (const { code } of languages) {
  test(`the page of an unknown address breaks no rule of axe, fits every width and shows the focus, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}/no/such/page/`);
    await awake(page);
    await expectAccessible(page);
    await expectVisibleFocus(page);
  });

  test(`the dialogs break no rule of axe in either theme, in ${code}`, async ({ page }) => {
    const common = words(code, "common");
    const dialog = page.getByRole("dialog");
    const open = (panel: (typeof panels)[number]) => openPanel(page, panel, common);
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    };
    await page.goto(`/${code}${shortRead}/`);

    await open("menu");
    await expectNoViolations(page, "menu");
    await close();

    await open("panel");
    const { newsletter } = words(code, "panel");
    await dialog.getByRole("button", { name: newsletter.submit }).click();
    await expect(dialog.getByText(newsletter.required)).toBeVisible();
    await expectNoViolations(page, "panel with a problem");
    await dialog.getByRole("textbox").fill("sara@mail.example");
    await page.keyboard.press("Enter");
    await expect(page.locator("#newsletter")).toBeVisible();
    await page.locator("#newsletter").hover();
    await expectNoViolations(page, "panel with a toast");
    await page.locator("#newsletter").getByRole("button").click();
    await close();

    await open("search");
    const search = words(code, "search");
    await expect(dialog.getByRole("status")).toHaveText(search.hint);
    await dialog.getByRole("textbox").fill(common.navigation.services);
    await expect(dialog.getByRole("link").first()).toBeVisible();
    await expectNoViolations(page, "search with results");
    await dialog.getByRole("textbox").fill("qqqqq");
    await expect(dialog.getByRole("status")).toHaveText(/qqqqq/);
    await expectNoViolations(page, "search without results");
    await close();

    await page.setViewportSize({ width: 360, height: 740 });
    await open("menu");
    await expectNoViolations(page, "menu of a phone");
  });
}
