import type { Page } from "@playwright/test";
import { contrast } from "../../../src/content/checks/contrast";
import { defaultLanguage, languageRow } from "../../../src/i18n/languages";
import { expectNoViolations, openPanel, type panels, themes } from "../axe";
import {
  everyKey,
  expect,
  facts,
  headerButton,
  hydrated,
  languages,
  open,
  routes,
  shortRead,
  test,
  titleOf,
  visit,
  words,
} from "../site";

const missing = languages.map(({ code }) => ({
  url: `/${code}/no/such/page/`,
  language: code,
  title: facts("pages/not-found.json").title,
}));
type Route = Pick<(typeof routes)[number], "url" | "language" | "title">;

/** Expects the page of a route, hydrated, in its language and in nothing but words. */
async function expectOwnPage(page: Page, route: Route) {
  const { url, language, title } = route;
  const response = await open(page, url);
  expect(response?.status()).toBe(missing.some((one) => one === route) ? 404 : 200);
  await hydrated(page);
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

/** Expects that the page does not scroll sideways, at any width and with text of twice the size. */
async function expectToFit(page: Page) {
  for (const [size, widths] of [
    ["", [2560, 1440, 1024, 1023, 768, 767, 540, 360, 320]],
    ["200%", [360, 1280]],
  ] as const) {
    await page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px ${size}`).toBeLessThanOrEqual(0);
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
}

/** Each element that takes the focus, with the style of its ring, the ring's colour and that of the ground beside it. */
function focusRings(): [element: string, style: string, ring: string, ground: string][] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** A colour as `#rrggbb`; undefined where it is not opaque. */
  const hex = (colour: string) => {
    if (!canvas) return undefined;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, "0"));
    return alpha === 255 ? `#${digits.join("")}` : undefined;
  };
  const groundOf = (element: Element): string => {
    for (let above = element.parentElement; above; above = above.parentElement) {
      const ground = hex(getComputedStyle(above).backgroundColor);
      if (ground) return ground;
    }
    return hex(getComputedStyle(document.documentElement).getPropertyValue("--page")) ?? "";
  };
  const stops = document.querySelectorAll<HTMLElement>(
    "main :is(a, button, input, textarea), footer :is(a, button)",
  );
  return [...stops].flatMap((element) => {
    const isReached = element.checkVisibility({ visibilityProperty: true });
    if (!isReached || element.closest("[inert]")) return [];
    element.focus({ preventScroll: true });
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    return [
      [element.outerHTML.slice(0, 80), outlineStyle, hex(outlineColor) ?? "", groundOf(element)],
    ];
  });
}

/** Expects a focus ring that can be seen on every ground of a page, in both themes. */
async function expectVisibleFocus(page: Page) {
  // From now on the browser shows the focus ring, as it does for keyboard users.
  await page.keyboard.press("Tab");
  for (const theme of themes) {
    await page.evaluate((dark) => document.body.classList.toggle("dark", dark), theme === "dark");
    const rings = await page.evaluate(focusRings);
    expect(rings.length).toBeGreaterThan(0);
    const faint = rings.filter(
      ([, style, ring, ground]) => style === "none" || contrast(ring, ground) < 3,
    );
    expect(faint, theme).toEqual([]);
  }
}

const hasPrefix = ({ url, language }: Route) => url.startsWith(`/${language}/`);

for (const route of [...routes.filter(hasPrefix), ...missing]) {
  // The rules of axe and the focus are the same in every language.
  const isFirst = route.language === defaultLanguage;
  const rules = isFirst ? ", breaks no rule of axe and shows the focus" : "";

  test(`${route.url} is a page of its own in ${route.language}, fits every width${rules}`, async ({
    page,
    consoleErrors,
  }) => {
    await test.step("its own page", () => expectOwnPage(page, route));
    if (isFirst) await expectNoViolations(page, "1280 px");
    await test.step("every width", () => expectToFit(page));
    if (isFirst) {
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoViolations(page, "320 px", ["light"]);
      await test.step("focus", () => expectVisibleFocus(page));
    }
    expect(consoleErrors.filter((error) => !/status of 404/.test(error))).toEqual([]);
  });
}

test("without a prefix, every path answers with its page in the default language", async ({
  page,
  consoleErrors,
}) => {
  for (const route of routes.filter((one) => !hasPrefix(one)))
    await test.step(route.url, () => expectOwnPage(page, route));
  expect(consoleErrors).toEqual([]);
});

test("the dialogs break no rule of axe in either theme", async ({ page }) => {
  const common = words("ar", "common");
  const dialog = page.getByRole("dialog");
  const open = (panel: (typeof panels)[number]) => openPanel(page, panel, common);
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  await visit(page, `/ar${shortRead}/`);

  await open("menu");
  await expectNoViolations(page, "menu");
  await close();

  await open("panel");
  const { newsletter } = words("ar", "panel");
  if (newsletter) {
    await dialog.getByRole("button", { name: newsletter.submit }).click();
    await expect(dialog.getByText(newsletter.required)).toBeVisible();
    await expectNoViolations(page, "panel with a problem");
    await dialog.getByRole("textbox").fill("sara@mail.example");
    await page.keyboard.press("Enter");
    await expect(page.locator("#newsletter")).toBeVisible();
    await page.locator("#newsletter").hover();
    await expectNoViolations(page, "panel with a toast");
    await page.mouse.move(0, 0);
    await expect(page.locator("#newsletter")).toBeHidden();
  } else await expectNoViolations(page, "panel");
  await close();

  await open("search");
  await dialog.getByRole("textbox").fill(common.navigation.services);
  await expect(dialog.getByRole("link").first()).toBeVisible();
  await expectNoViolations(page, "search with results");
  await dialog.getByRole("textbox").fill("qqqqq");
  await expect(dialog.getByRole("status")).toHaveText(/qqqqq/);
  await expectNoViolations(page, "search without results");
  await close();

  await page.setViewportSize({ width: 360, height: 740 });
  await headerButton(page, "ar", "menu.open").click();
  await expect(dialog).toBeVisible();
  await expectNoViolations(page, "menu of a phone");
});
