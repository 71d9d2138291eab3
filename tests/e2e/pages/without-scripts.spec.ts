import type { Page } from "@playwright/test";
import { awake, expect, facts, hold, nextPaint, shortRead, test, textOf, words } from "../site";

const code = "ar";
const common = words(code, "common");
const navigation = facts("navigation.json");
const site = facts("site.json");

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

/** Each way in which scripts fail to arrive. */
const losses: Record<string, (page: Page) => Promise<unknown>> = {
  "the page's own script does not come": (page) =>
    page.route(/component---src-templates/, (route) => route.abort()),
  "the page's data does not come": (page) =>
    page.route(/page-data\.json/, (route) => route.abort()),
  "the browser cannot read a script": (page) =>
    page.route(/\/app-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: "application/javascript", body: "let of this ===" }),
    ),
};

const buttons = (page: Page) => page.locator("button:visible");

/** Records layout shifts on every page opened from now on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shifts: PerformanceEntry[] };
    seen.shifts = [];
    new PerformanceObserver((list) => seen.shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });

/** The sum of layout shifts since the page requested its scripts, which it does once its font has loaded. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
    const asked = performance.getEntriesByType("resource").find(({ name }) => /\.js$/.test(name));
    const since = asked?.startTime ?? Number.NaN;
    return shifts.reduce((sum, { startTime, value }) => sum + (startTime < since ? 0 : value), 0);
  });

async function expectNoButtons(page: Page, code: string) {
  for (const path of ["/", "/who-we-are/", "/clients/", "/contact-us/", "/nope/"]) {
    await page.goto(`/${code}${path}`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(buttons(page), path).toHaveCount(0);
  }
}

for (const [loss, lose] of Object.entries(losses)) {
  test(`where ${loss} no kind of page has a button that does nothing`, async ({ page }) => {
    await lose(page);
    await expectNoButtons(page, "en");
  });
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "where no script comes" : "where JavaScript is off", () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.route(/\.js$/, (route) => route.abort()));

    test("no kind of page has a button that does nothing", async ({ page }) => {
      await expectNoButtons(page, code);
    });

    for (const [name, size] of Object.entries({ wide, narrow })) {
      test(`the header leads on by links on a ${name} screen`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(`/${code}${shortRead}/`);
        const header = page.getByRole("banner");
        const menu = header.getByRole("navigation", { name: common.menu.title, exact: true });
        await menu.locator("summary").click();
        const items = menu.getByRole("link");
        await expect(items).toHaveText(
          navigation.overlay.map(({ label }: { label: string }) => textOf(code, label)),
        );
        for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
        await items.first().click();
        await expect(page).toHaveURL(new RegExp(`/${code}/#?$`));
        await page.goBack();
        if (size === wide) {
          const contact = header.getByRole("link", { name: common.navigation.contact });
          // One link in the menu, one in place of the search.
          await expect(contact).toHaveCount(2);
          await contact.last().click();
          await expect(page).toHaveURL(new RegExp(`/${code}/contact-us/#?$`));
        }
      });
    }

    test("the film's button is a link to the film", async ({ page }) => {
      test.skip(!site.film, "This site has no film.");
      for (const path of ["/", "/who-we-are/"]) {
        await page.goto(`/${code}${path}`);
        const film = page.locator("main").getByRole("link", { name: common.film.watch });
        await expect(film).toBeVisible();
        await expect(film).toHaveAttribute("href", site.film.mp4);
      }
    });

    test("a page that is not there offers contact in place of search", async ({ page }) => {
      await page.goto(`/${code}/nope/`);
      const main = page.locator("main");
      await main.getByRole("link", { name: common.navigation.contact }).click();
      await expect(page).toHaveURL(`/${code}/contact-us/`);
    });
  });
}

test("a form whose scripts fail keeps what was typed and says where to send it", async ({
  page,
}) => {
  const send = await hold(page, "**/*.js");
  await page.route(/component---src-templates/, (route) => route.abort());
  await page.goto("/en/contact-us/", { waitUntil: "commit" });
  const message = page.locator("main form [name=message]");
  await message.fill("A tower");
  const address = page.locator(`main p a[href="mailto:${site.email}"]`).last();
  await expect(page.locator("main [type=submit]").first()).toBeVisible();
  send();
  await expect(page.locator("main [type=submit]").first()).toBeHidden();
  await expect(address).toBeVisible();
  await expect(message).toHaveValue("A tower");
});

for (const [button, dialog] of [
  ...(site.film ? [[common.film.watch, common.film.watch]] : []),
  [common.menu.open, common.menu.title],
]) {
  test(`while scripts are on their way "${button}" can be pressed, and opens when they are there`, async ({
    page,
  }) => {
    const send = await hold(page, "**/*.js");
    await page.goto(`/${code}/`, { waitUntil: "commit" });
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    send();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  });
}

for (const [name, size] of Object.entries({ wide, narrow })) {
  test(`nothing moves when scripts come, nor when they are lost, on a ${name} screen`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await noteShifts(page);
    for (const path of ["/", `${shortRead}/`, "/contact-us/"]) {
      await page.goto(`/${code}${path}`);
      await awake(page);
      await nextPaint(page);
      expect(await shifts(page), `${path} awake`).toBeLessThanOrEqual(0.01);
    }
    await page.route(/component---src-templates/, (route) => route.abort());
    for (const path of ["/", `${shortRead}/`, "/contact-us/"]) {
      await page.goto(`/${code}${path}`);
      await expect(buttons(page)).toHaveCount(0);
      await nextPaint(page);
      expect(await shifts(page), `${path} lost`).toBeLessThanOrEqual(0.01);
    }
  });
}

test("the page does not wait for scripts that take half a minute, and works once they arrive", async ({
  page,
}) => {
  const send = await hold(page, "**/*.js");
  await page.clock.install();
  await page.goto(`/en${shortRead}/`, { waitUntil: "domcontentloaded" });
  const search = page.getByRole("button", { name: words("en", "common").search.open });
  await expect(search).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(buttons(page)).toHaveCount(0);
  send();
  await expect(search).toBeVisible();
  await search.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
