import type { Page } from "@playwright/test";
import {
  contentPages,
  facts,
  hasContact,
  headingOf,
  longRead,
  shortRead,
  translations,
} from "../content";
import {
  expect,
  footerLink,
  forbidStorage,
  hydrated,
  languageLink,
  loadsOf,
  open,
  rare,
  test,
  visit,
} from "../site";

const title = (page: Page) => page.locator("h1");

const message = (page: Page) => page.locator("main form [name=message]");

const typed = "نص طويل\nthat nobody wants to write twice";

// With data saving on, nothing is prefetched, so each fault occurs when a link is followed.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  }),
);

/** Opens the page with the longest form and types into it. */
async function write(page: Page, code: string): Promise<void> {
  await visit(page, `/${code}/contact-us/`);
  await message(page).fill(typed);
}

/** Follows a link of the footer, and waits for its page. */
async function goTo(page: Page, path: string): Promise<void> {
  await footerLink(page, "ar", path).click();
  await expect(title(page)).toHaveText(headingOf("ar", path));
}

const anew = { status: 200, body: '{"webpackCompilationHash":"new"}' };
for (const [what, files, answer] of [
  ["the code of the next page is gone", /component---src-templates-clients/, { status: 404 }],
  ["the data of the next page cannot be had", /en\/clients\/page-data\.json/, { status: 503 }],
  ["the site has been built anew", /app-data\.json/, anew],
] as const) {
  const tag = answer === anew ? [] : "@all";
  test(`where ${what}, a link loads its page from the server`, { tag }, async ({ page }) => {
    await write(page, "en");
    const loads = loadsOf(page);
    // A full page load requests the current files.
    await page.route(files, (route) =>
      loads.length > 0 ? route.continue() : route.fulfill(answer),
    );
    await footerLink(page, "en", "/clients#careers").click();
    await expect(page).toHaveURL("/en/clients/#careers");
    await expect(page.locator("[id=careers]")).toBeInViewport();
    expect(loads).toEqual(["/en/clients/"]);
    await page.goBack();
    await expect(message(page)).toHaveValue(typed);
  });
}

test.describe(() => {
  test.use({ breaks: true });

  for (const [what, files, answer] of [
    ["no script", /\.js$/],
    ["no script that the browser can read", /\/app-[^/]+\.js$/, "let of this ==="],
    ["no page's own script", /component---src-templates/],
    ["no page data", /page-data\.json/],
  ] as const) {
    test(`a page to which ${what} comes can be read and left`, rare, async ({ page }) => {
      const contentType = "application/javascript";
      await page.route(files, (route) =>
        answer ? route.fulfill({ contentType, body: answer }) : route.abort(),
      );
      await open(page, "/ar/contact-us/");
      await expect(title(page)).toBeVisible();
      await message(page).fill(typed);
      await expect(page.locator("button:visible")).toHaveCount(0);
      const { email } = facts("site.json");
      await expect(page.locator(`main p a[href="mailto:${email}"]`).last()).toBeVisible();
      const loads = loadsOf(page);
      await goTo(page, longRead);
      expect(loads).toEqual([`/ar${longRead}/`]);
      await page.goBack();
      await expect(message(page)).toHaveValue(typed);
    });
  }
});

test("without fonts, pictures and film text is shown, links work", rare, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
  // No answer at all, not even an error.
  await page.route(/\.(woff2|avif|webp|jpe?g|png)$/, () => {});
  await visit(page, "/ar/");
  await expect(title(page)).toBeVisible();
  const { watch } = translations("ar", "common").film;
  if (facts("site.json").film) {
    await page.getByRole("button", { name: watch }).click();
    await expect(page.getByRole("dialog", { name: watch })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await goTo(page, longRead);
});

test("with storage blocked nothing is lost, theme and motion change", rare, async ({ page }) => {
  const stores = ["localStorage", "sessionStorage", "indexedDB", "caches", "cookie"];
  await forbidStorage(page, stores);
  await write(page, "ar");
  await goTo(page, shortRead);
  await page.goBack();
  await expect(message(page)).toHaveValue(typed);
  const { theme, motion } = translations("ar", "common");
  await page.getByRole("button", { name: theme.dark }).click();
  await expect(page.locator("body")).toHaveClass(/\bdark\b/);
  await page.getByRole("button", { name: motion.play }).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "playing");
  // An address without a language looks for one in every kind of storage.
  await open(page, `${shortRead}/`);
  await expect(title(page)).toHaveText(headingOf("ar", shortRead));
});

test("the privacy page names all that the browser keeps", async ({ page }) => {
  const privacy = contentPages.find(({ conditions }) => conditions)?.path ?? "";
  test.skip(!privacy, "This site has no page on privacy.");
  await write(page, "ar");
  await goTo(page, privacy);
  const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
  expect(kept).toContain("draft:message");
  // What follows the name tells pages apart.
  for (const key of kept) await expect(page.locator("main")).toContainText(key.split("|")[0] ?? "");
});

test(
  "a restored page keeps text and theme",
  rare,
  async ({ playwright, launchOptions, baseURL }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // Playwright turns the back/forward cache off.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ baseURL });
    test.skip(!hasContact, "This site has no contact form.");
    await write(page, "ar");
    await (await languageLink(page, "en")).click();
    await expect(page).toHaveURL("/en/contact-us/");
    await hydrated(page);
    await page.getByRole("button", { name: translations("en", "common").theme.dark }).click();
    await expect(page.locator("body")).toHaveClass(/\bdark\b/);
    // goBack() would wait for a load that never comes. The page may be gone before evaluate() returns.
    await page.evaluate(() => window.history.back()).catch(() => undefined);
    await expect(page).toHaveURL("/ar/contact-us/");
    await expect(page.locator("body")).toHaveClass(/\bdark\b/);
    await expect(message(page)).toHaveValue(typed);
    await browser.close();
  },
);

test("a host that has lost a part of an open page is explained", rare, async ({ page }) => {
  const { loading, panel } = translations("ar", "common");
  await visit(page, `/ar${shortRead}/`);
  // The next build has other names for scripts, and the host keeps none of the earlier ones.
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route(/app-data\.json/, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "new" } }),
  );
  const open = page.getByRole("banner").getByRole("button", { name: panel.open });
  await open.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText(loading.renewed);
  await page.unrouteAll();
  const loads = loadsOf(page);
  await dialog.getByRole("button", { name: loading.reload }).click();
  await hydrated(page);
  expect(loads).toEqual([`/ar${shortRead}/`]);
  await open.click();
  await expect(dialog).toContainText(translations("ar", "panel").about);
});
