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
  toastWords,
  words,
} from "./site";

// Scrollbars are shown, as on a desktop: opening a dialog removes the page's scrollbar.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

const site = facts("site.json");
const phone = { width: 360, height: 740 };

/** Each dialog: the button that opens it, its name, and the widths at which it exists. */
const dialogs = {
  menu: { button: "menu.open", name: "menu.title" },
  panel: { button: "panel.open", name: "panel.title" },
  search: { button: "search.open", name: "search.title" },
};

const opener = (page: Page, code: string, button: string) =>
  page.getByRole("banner").getByRole("button", { name: textOf(code, `common:${button}`) });

const gone = (page: Page) => expect(page.getByRole("dialog")).toBeHidden();

/** Opens a dialog from the header and closes it in every possible way. Expects the page behind it unchanged. */
async function expectGoodManners(page: Page, code: string, { button, name }: typeof dialogs.menu) {
  const open = async () => {
    await opener(page, code, button).click();
    await expect(page.getByRole("dialog", { name: textOf(code, `common:${name}`) })).toBeVisible();
  };
  // The scroll position and the position of the text: lines can change height without a scroll.
  const place = () =>
    page.evaluate(() => {
      const read = document.querySelectorAll("main section > h2")[1]?.getBoundingClientRect();
      return [
        window.location.href,
        Math.round(window.scrollY),
        Math.round(read?.top ?? Number.NaN),
      ];
    });
  const before = await place();

  await test.step(`${name}: focus goes in, is held, and comes back on Escape`, async () => {
    await open();
    await expect(page.getByText(words(code, "common").loading.wait)).toHaveCount(0);
    const stops = await page.getByRole("dialog").locator("a, button, input").count();
    for (let stop = 0; stop <= stops + 1; stop += 1) {
      // Between the last and the first element, the focus is in the browser's own controls.
      expect(await page.evaluate(isHeld), `after ${stop} stops`).toBe(true);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Escape");
    await gone(page);
    await expect(opener(page, code, button)).toBeFocused();
  });

  await test.step(`${name}: its button closes it, and the page behind has not moved`, async () => {
    await open();
    await page.mouse.wheel(0, 400);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words(code, "common").dialog.close })
      .click();
    await gone(page);
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

for (const { code, dir } of languages) {
  const common = words(code, "common");

  test.describe(`in ${code}`, () => {
    test("menu, panel and search open, trap the focus, and leave the page unchanged", async ({
      page,
    }) => {
      await goFarDown(page, `/${code}${longRead}/#services`);
      for (const dialog of Object.values(dialogs)) await expectGoodManners(page, code, dialog);
    });

    test("the menu's close button is where its opening button was, at every width", async ({
      page,
    }) => {
      await page.goto(`/${code}${shortRead}/`);
      await awake(page);
      const button = opener(page, code, "menu.open");
      const cross = page.getByRole("dialog").getByRole("button", { name: common.dialog.close });
      for (const width of [360, 768, 960, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const before = await button.boundingBox();
        await button.click();
        await expect.poll(async () => (await cross.boundingBox())?.y, `${width}`).toBe(before?.y);
        // A menu that scrolls has its own scrollbar of 15 px.
        const after = await cross.boundingBox();
        expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0)), `${width}`).toBeLessThanOrEqual(15);
        await cross.click();
        await gone(page);
      }
    });

    test("an item of the menu closes it, and back leads to where it was opened", async ({
      page,
    }) => {
      await page.goto(`/${code}/clients/`);
      const items = page.getByRole("dialog").getByRole("navigation").getByRole("link");
      await opener(page, code, "menu.open").click();
      await expect(items).toHaveText(
        facts("navigation.json").overlay.map(({ label }: { label: string }) => textOf(code, label)),
      );
      // The page's own item closes it too.
      await items.filter({ hasText: common.navigation.clients }).click();
      await gone(page);
      await opener(page, code, "menu.open").click();
      await items.nth(2).click();
      await expect(page).toHaveURL(new RegExp(`/${code}/services/#?$`));
      await gone(page);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/${code}/clients/#?$`));
      await expect(page.locator("h1")).toHaveText(textOf(code, "clients:title"));
    });

    test("the panel holds the company and its profile, no LinkedIn, and a newsletter that sends nothing", async ({
      page,
      complaints,
    }) => {
      await page.goto(`/${code}${shortRead}/`);
      await opener(page, code, "panel.open").click();
      await expect(page.locator("body")).toHaveClass(/panel-open/);
      const panel = page.getByRole("dialog");
      const { about, profile, newsletter } = words(code, "panel");
      await expect(panel).toContainText(about);
      const pdf = panel.getByRole("link", { name: profile });
      await expect(pdf).toHaveCount(site.profile ? 1 : 0);
      if (site.profile) {
        await expect(pdf).toHaveAttribute("href", site.profile[code]);
        await expect(pdf).toHaveAttribute("target", "_blank");
        const answer = await page.request.head(site.profile[code]);
        expect(answer.headers()["content-type"]).toContain("application/pdf");
      }
      for (const { network, url } of site.social)
        await expect(panel.locator(`a[href="${url}"]`)).toHaveCount(network === "linkedin" ? 0 : 1);
      test.skip(site.newsletter === false, "This site has no newsletter.");

      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.method() + request.url()));
      const email = panel.getByRole("textbox", { name: newsletter.email });
      const send = panel.getByRole("button", { name: newsletter.submit });
      for (const [typed, problem] of [
        ["", newsletter.required],
        ["sara@", newsletter.emailInvalid],
      ]) {
        await email.fill(typed);
        await send.click();
        await expect(email).toHaveAttribute("aria-invalid", "true");
        await expect(email).toHaveAccessibleDescription(problem);
        await expect(email).toBeFocused();
      }
      await email.fill("sara@mail.example");
      await page.keyboard.press("Enter");
      const thanks = toastWords(code, "footer.newsletter.successMessage");
      const toast = page.locator("#newsletter");
      await expect(toast).toContainText(thanks);
      await expect(toast.locator("p")).toHaveCSS("direction", dir);
      // What is behind the dialog is hidden from screen readers and cannot be clicked.
      await expect(panel.getByRole("status")).toHaveText(thanks);
      await expect(email).toHaveValue("");
      await expect(email).toHaveAttribute("aria-invalid", "false");
      await toast.getByRole("button").click();
      await expect(toast).toBeHidden();
      await expect(panel).toBeVisible();
      expect(asked.filter((request) => !request.startsWith("GET") || /sara/.test(request))).toEqual(
        [],
      );
      await page.keyboard.press("Escape");
      await expect(page.locator("body")).not.toHaveClass(/panel-open/);
      expect(complaints).toEqual([]);
    });

    test.describe("on a phone", () => {
      test.use({ viewport: phone });

      test("the menu opens and closes in every way, and leads to search and language", async ({
        page,
      }) => {
        await goFarDown(page, `/${code}${longRead}/`);
        await expectGoodManners(page, code, dialogs.menu);
        const other = languages.find((language) => language.code !== code);
        const link = page.getByRole("banner").locator(`a[hreflang="${other?.code}"]`);
        await expect(link.getByText(other?.short ?? "", { exact: true })).toBeVisible();
        await expect(link).toHaveAttribute("href", `/${other?.code}${longRead}/`);

        const menu = page.getByRole("dialog", { name: common.menu.title });
        const open = async () => {
          await opener(page, code, "menu.open").click();
          await expect(menu).toBeVisible();
        };
        await test.step("a click beside it closes it", async () => {
          await open();
          await page.mouse.click(dir === "rtl" ? 340 : 20, 400);
          await gone(page);
        });
        await test.step("the search opens from it and takes its place", async () => {
          await open();
          await menu.getByRole("button", { name: common.search.open }).click();
          await expect(page.getByRole("dialog", { name: common.search.title })).toBeVisible();
          await expect(page.getByRole("dialog")).toHaveCount(1);
          await page.keyboard.press("Escape");
          await gone(page);
        });
        await test.step("it closes when the screen grows", async () => {
          await open();
          await page.setViewportSize({ width: 1280, height: 800 });
          await gone(page);
          await expect(page.getByRole("banner").getByRole("navigation")).toBeVisible();
        });
      });
    });
  });
}

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
  await gone(page);
  await page.goForward();
  await expect(page.locator("h1")).toHaveText(headingOf("en", shortRead));
  await gone(page);
});

test("after five quick clicks the menu is in the state of the last one", async ({ page }) => {
  await page.goto("/en/clients/");
  const button = opener(page, "en", "menu.open");
  for (let press = 0; press < 5; press += 1) {
    await button.evaluate((element: HTMLElement) => element.click());
    if (press < 4) await page.keyboard.press("Escape");
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await gone(page);
});

test("Escape right after the press leaves the menu closed", async ({ page }) => {
  await page.goto("/en/clients/");
  await awake(page);
  const button = opener(page, "en", "menu.open");
  await button.evaluate(async (element: HTMLElement) => {
    element.click();
    await null;
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  });
  await nextPaint(page);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await gone(page);
});

test("opening a dialog over the film ends the film", async ({ page }) => {
  test.skip(!facts("site.json").film, "This site has no film.");
  const { film, search } = words("en", "common");
  await page.goto("/en/");
  await page.getByRole("button", { name: film.watch }).first().click();
  await expect(page.getByRole("dialog", { name: film.watch })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: search.title })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await gone(page);
});

test("a button clicked before hydration acts once, after it", async ({ page }) => {
  const send = await hold(page, "**/app-*.js");
  await page.goto(`/en${shortRead}/`, { waitUntil: "commit" });
  const theme = page.getByRole("button", { name: words("en", "common").theme.dark });
  await theme.click();
  await expect(theme).toHaveAttribute("aria-pressed", "false");
  send();
  await expect(theme).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("body")).toHaveClass(/\bdark\b/);
});
