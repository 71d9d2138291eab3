import type { Page } from "@playwright/test";
import {
  contentPages,
  facts,
  hasContact,
  projects,
  shortRead,
  textOf,
  translations,
} from "../content";
import {
  boxesOf,
  expect,
  headerButton,
  hold,
  hydrated,
  nextPaint,
  open,
  shiftsOf,
  test,
} from "../site";

const code = "ar";
const common = translations(code, "common");
const navigation = facts("navigation.json");
const site = facts("site.json");

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

const buttons = (page: Page) => page.locator("button:visible");
const losePagesScript = (page: Page) =>
  page.route(/component---src-templates/, (route) => route.abort());

// How a page stays usable whose scripts or data do not come: tests/e2e/resilience/faults.spec.ts.

test.describe("where JavaScript is off", () => {
  test.use({ javaScriptEnabled: false });

  test("each page is whole, leads on, and has no button that does nothing", async ({ page }) => {
    const film = page.locator("main").getByRole("link", { name: common.film.watch });
    const paths = ["/", "/who-we-are", "/services", "/projects", "/contact-us", shortRead, "/nope"];
    for (const path of paths) {
      if (!contentPages.some((one) => one.path === path) && path !== "/nope") continue;
      const asked = path === "/projects" ? `?sector=${projects[0]?.sector}` : "";
      await open(page, `/${code}${path === "/" ? "" : path}/${asked}`);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(buttons(page), path).toHaveCount(0);
      if (path === "/projects") {
        await expect(page.locator("#list li h2 a")).toHaveCount(projects.length);
        await expect(page.locator("#list select:visible")).toHaveCount(0);
      }
      if (!site.film || !["/", "/who-we-are"].includes(path)) continue;
      await expect(film).toBeVisible();
      await expect(film).toHaveAttribute("href", site.film.mp4);
    }
    const link = page.getByRole("banner").locator("a[hreflang=en]");
    await expect(link).toHaveAttribute("href", "/en/404/");
    if (!hasContact) return;
    const { contact } = common.navigation;
    await page.locator("main").getByRole("link", { name: contact }).click();
    await expect(page).toHaveURL(`/${code}/contact-us/`);
  });

  for (const size of [wide, narrow])
    test(`the header leads on by links at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, `/${code}${shortRead}/`);
      const header = page.getByRole("banner");
      const menu = header.getByRole("navigation", { name: common.menu.title, exact: true });
      const [closed] = await boxesOf([header]);
      await menu.locator("summary").click();
      // It lies over the page, and moves nothing.
      const [opened] = await boxesOf([header]);
      expect(opened.height).toBe(closed.height);
      const items = menu.getByRole("link");
      await expect(items).toHaveText(
        navigation.menu.map(({ label }: { label: string }) => textOf(code, label)),
      );
      for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
      await items.filter({ hasText: common.navigation.home }).click();
      await expect(page).toHaveURL(new RegExp(`/${code}/#?$`));
      if (size !== wide || !hasContact) return;
      await page.goBack();
      const contact = header.getByRole("link", { name: common.navigation.contact });
      // One link in the menu, one in place of the search.
      await expect(contact).toHaveCount(2);
      await contact.last().click();
      await expect(page).toHaveURL(new RegExp(`/${code}/contact-us/#?$`));
    });
});

test("buttons whose scripts are very late are hidden, and come with them", async ({ page }) => {
  const sendLate = await hold(page, "**/*.js");
  await page.clock.install();
  await open(page, `/${code}${shortRead}/`, { waitUntil: "domcontentloaded" });
  const search = headerButton(page, code, "search.open");
  // So long after a press, nobody expects that it does anything.
  await search.click();
  await page.clock.fastForward(31_000);
  await expect(buttons(page)).toHaveCount(0);
  sendLate();
  await hydrated(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await search.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe(() => {
  test.use({ breaks: true });

  for (const size of [wide, narrow])
    test(`nothing moves when scripts come or fail, at ${size.width} px`, {
      tag: size === narrow ? [] : "@all",
    }, async ({ page }) => {
      await page.setViewportSize(size);
      const shifts = await shiftsOf(page);
      // A face that comes later moves words by itself.
      await page.route("**/*.woff2", (route) => route.abort());
      const scriptsAt = () =>
        performance.getEntriesByType("resource").find(({ name }) => /\.js$/.test(name))?.startTime;
      for (const areLost of [false, true]) {
        if (areLost) await losePagesScript(page);
        for (const path of ["/", "/contact-us/"]) {
          await open(page, `/${code}${path}`);
          if (areLost) await expect(buttons(page)).toHaveCount(0);
          else await hydrated(page);
          await nextPaint(page);
          const since = (await page.evaluate(scriptsAt)) ?? 0;
          expect(await shifts(since), `${path} ${areLost ? "lost" : ""}`).toBeLessThanOrEqual(0.01);
        }
      }
    });
});
