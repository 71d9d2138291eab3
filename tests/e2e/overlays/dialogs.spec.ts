import type { Page } from "@playwright/test";
import {
  awake,
  expect,
  facts,
  footerLink,
  headingOf,
  hold,
  languages,
  longRead,
  nextPaint,
  shortRead,
  test,
  textOf,
  words,
} from "../site";

// Scrollbars are shown, as on a desktop: opening a dialog removes the page's scrollbar.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

/** Each dialog of the header: the button that opens it and its name. */
const dialogs = {
  menu: { button: "menu.open", name: "menu.title" },
  panel: { button: "panel.open", name: "panel.title" },
  search: { button: "search.open", name: "search.title" },
};

const opener = (page: Page, code: string, button: string) =>
  page.getByRole("banner").getByRole("button", { name: textOf(code, `common:${button}`) });

const expectClosed = (page: Page) => expect(page.getByRole("dialog")).toBeHidden();

/** Opens a dialog from the header and closes it by Escape and by its button. Expects the page behind it unchanged. */
async function expectDialog(page: Page, code: string, { button, name }: typeof dialogs.menu) {
  const dialog = page.getByRole("dialog", { name: textOf(code, `common:${name}`) });
  const open = async () => {
    await opener(page, code, button).click();
    await expect(dialog).toBeVisible();
  };
  // The scroll position and the position of the text: lines can change height without a scroll.
  const place = () =>
    page.evaluate(() => {
      const read = document.querySelectorAll("main section > h2")[1]?.getBoundingClientRect();
      return [window.location.href, window.scrollY, read?.x, read?.y].map((value) =>
        typeof value === "number" ? Math.round(value) : value,
      );
    });
  const before = await place();

  await test.step(`${name}: focus goes in, is held, and comes back on Escape`, async () => {
    await open();
    await expect(page.getByText(words(code, "common").loading.wait)).toHaveCount(0);
    expect(await place()).toEqual(before);
    // Nothing of another colour is left beside it where the page's scrollbar was.
    const gaps = await dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, window.innerWidth - right].filter((gap) => gap > 0);
    });
    const isPanel = name === dialogs.panel.name || (page.viewportSize()?.width ?? 0) < 960;
    expect(gaps.length, `beside ${name}`).toBe(isPanel ? 1 : 0);
    const stops = await dialog.locator("a, button, input").count();
    for (let stop = 0; stop <= stops + 1; stop += 1) {
      // Between the last and the first element, the focus is in the browser's own controls.
      expect(await page.evaluate(isHeld), `after ${stop} stops`).toBe(true);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(opener(page, code, button)).toBeFocused();
  });

  await test.step(`${name}: its button closes it, and the page behind has not moved`, async () => {
    await open();
    await page.mouse.wheel(0, 400);
    await dialog.getByRole("button", { name: words(code, "common").dialog.close }).click();
    await expectClosed(page);
    await expect(opener(page, code, button)).toBeFocused();
    expect(await place()).toEqual(before);
  });
}

const isHeld = () =>
  document.activeElement === document.body || document.activeElement?.closest("dialog") !== null;

/** Opens an address with an anchor and scrolls away from it. */
async function goFarDown(page: Page, address: string) {
  await page.goto(address);
  await awake(page);
  await page.evaluate(async () => {
    // A font that loads later would move the lines.
    await document.fonts.ready;
    window.scrollTo({ top: 300, behavior: "instant" });
  });
}

for (const { code } of languages) {
  test(`menu, panel and search open, trap the focus, and leave the page unchanged, in ${code}`, async ({
    page,
  }) => {
    await goFarDown(page, `/${code}${longRead}/#services`);
    for (const dialog of Object.values(dialogs)) await expectDialog(page, code, dialog);
  });
}

test("the menu's close button is where its opening button was, at every width", async ({
  page,
}) => {
  await page.goto(`/ar${shortRead}/`);
  await awake(page);
  const button = opener(page, "ar", "menu.open");
  const cross = page
    .getByRole("dialog")
    .getByRole("button", { name: textOf("ar", "common:dialog.close") });
  for (const width of [360, 960, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await button.boundingBox();
    await button.click();
    await expect.poll(async () => (await cross.boundingBox())?.y, `${width}`).toBe(before?.y);
    // The dialog is as wide as the page with its scrollbar of 15 px.
    const after = await cross.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0)), `${width}`).toBeLessThanOrEqual(15);
    await cross.click();
    await expectClosed(page);
  }
});

test("an item of the menu closes it, and back leads to where it was opened", async ({ page }) => {
  const { navigation, menu } = words("en", "common");
  await page.goto("/en/clients/");
  const dialog = page.getByRole("dialog", { name: menu.title });
  const items = dialog.getByRole("navigation").getByRole("link");
  await opener(page, "en", "menu.open").click();
  await expect(items).toHaveText(
    facts("navigation.json").overlay.map(({ label }: { label: string }) => textOf("en", label)),
  );
  await expect(dialog.locator("[aria-current]")).toHaveCount(1);
  // A place on the page itself, and the page's own item, close it too.
  await items.filter({ hasText: navigation.careers }).click();
  await expectClosed(page);
  await expect(page).toHaveURL("/en/clients/#careers");
  await expect(page.locator("#careers")).toBeInViewport();
  await opener(page, "en", "menu.open").click();
  await items.filter({ hasText: navigation.clients }).click();
  await expectClosed(page);
  await opener(page, "en", "menu.open").click();
  await items.nth(2).click();
  await expect(page).toHaveURL(/\/en\/services\/#?$/);
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/clients\/#?$/);
  await expect(page.locator("h1")).toHaveText(textOf("en", "clients:title"));
});

test("where the browser does not close dialogs on back, back leads from a dialog to the previous page", async ({
  page,
}) => {
  await page.goto("/en/clients/");
  await footerLink(page, "en", shortRead).click();
  await expect(page.locator("h1")).toHaveText(headingOf("en", shortRead));
  await opener(page, "en", "menu.open").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(textOf("en", "clients:title"));
  await expectClosed(page);
});

test("quick presses leave the menu in the state of the last one", async ({ page }) => {
  await page.goto("/en/clients/");
  await awake(page);
  const button = opener(page, "en", "menu.open");
  for (let press = 0; press < 5; press += 1) {
    await button.evaluate((element: HTMLElement) => element.click());
    if (press < 4) await page.keyboard.press("Escape");
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  // Escape before the dialog has opened.
  await button.evaluate(async (element: HTMLElement) => {
    element.click();
    await null;
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  });
  await nextPaint(page);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expectClosed(page);
});

test("a dialog that opens over the film ends it, and gives the focus back to where the film was opened", async ({
  page,
}) => {
  test.skip(!facts("site.json").film, "This site has no film.");
  const { film, search } = words("en", "common");
  await page.goto("/en/");
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

test("a button clicked before hydration acts once, after it", async ({ page }) => {
  const release = await hold(page, "**/app-*.js");
  await page.goto(`/en${shortRead}/`, { waitUntil: "commit" });
  const theme = page.getByRole("button", { name: words("en", "common").theme.dark });
  await theme.click();
  await expect(theme).toHaveAttribute("aria-pressed", "false");
  release();
  await expect(theme).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("body")).toHaveClass(/\bdark\b/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens and closes in every way, has words on its buttons, and leads to search and language", async ({
    page,
  }) => {
    const { menu: menuWords, search, panel, theme, motion } = words("en", "common");
    await goFarDown(page, `/en${longRead}/`);
    await expectDialog(page, "en", dialogs.menu);
    const link = page.getByRole("banner").locator('a[hreflang="ar"]');
    const short = languages.find(({ code }) => code === "ar")?.short ?? "";
    await expect(link.getByText(short, { exact: true })).toBeVisible();
    await expect(link).toHaveAttribute("href", `/ar${longRead}/`);

    const menu = page.getByRole("dialog", { name: menuWords.title });
    const open = async () => {
      await opener(page, "en", "menu.open").click();
      await expect(menu).toBeVisible();
    };
    await test.step("every button has words; a click beside it closes it", async () => {
      await open();
      for (const name of [search.open, panel.open, theme.dark, motion.play])
        await expect(menu.getByText(name, { exact: true })).toBeVisible();
      await page.setViewportSize({ width: 740, height: 360 });
      await page.mouse.click(20, 200);
      await expectClosed(page);
    });
    await test.step("the search opens from it and takes its place", async () => {
      await open();
      await menu.getByRole("button", { name: search.open }).click();
      await expect(page.getByRole("dialog", { name: search.title })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expectClosed(page);
    });
    await test.step("it closes when the screen grows", async () => {
      await open();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectClosed(page);
      await expect(page.getByRole("banner").getByRole("navigation")).toBeVisible();
    });
  });
});
