import type { Page } from "@playwright/test";
import { hasContact, headingOf, shortRead, textOf, translations } from "../content";
import { changeData, expect, follow, hydrated, rare, test, visit } from "../site";

const { loading, navigation } = translations("ar", "common");

test.use({ breaks: true });

/** The sentence in place of what has failed. */
const noticeOn = (page: Page) => page.getByRole("alert").filter({ hasText: loading.stopped });

/** Takes what the clients page cannot do without from the data that it loads. */
const spoilClients = (page: Page) =>
  changeData(page, "/ar/clients/", (data) => {
    data.partners = { items: [{}] };
  });

/** Makes reading the scroll position throw, which the header does, and scrolls. */
const breakHeader = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(window, "scrollY", {
      configurable: true,
      get() {
        throw new Error("broken by a test");
      },
    });
    window.dispatchEvent(new Event("scroll"));
  });

test("a section that fails leaves a sentence, and all others", rare, async ({ page }) => {
  await visit(page, "/ar/clients/");
  const headings = page.locator("main h2");
  const whole = await headings.allTextContents();
  await spoilClients(page);
  await page.reload();
  await expect(noticeOn(page)).toHaveCount(1);
  await expect(page.locator("h1")).toHaveText(textOf("ar", "clients:title"));
  await expect(page.getByRole("banner")).toBeVisible();
  const partners = translations("ar", "clients").partnersTitle;
  await expect(headings).toHaveText(whole.filter((heading) => heading !== partners));
  await expect(page.locator("[data-splash-screen]")).toBeHidden();

  // When a link opens its page, too.
  await visit(page, `/ar${shortRead}/`);
  await follow(page, "/ar/clients/");
  await expect(page.locator("h1")).toHaveText(textOf("ar", "clients:title"));
  await expect(noticeOn(page)).toHaveCount(1);
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  await expect(noticeOn(page)).toHaveCount(0);
});

test("when the header fails, text, links and back stay", rare, async ({ page }) => {
  test.skip(!hasContact, "This site has no contact form.");
  await visit(page, `/ar${shortRead}/`);
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.filter({ hasText: navigation.contact }).click();
  const message = page.locator("main form [name=message]");
  await message.fill("كلام طويل");
  await breakHeader(page);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(message).toHaveValue("كلام طويل");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(headingOf("ar", shortRead));
  await page.evaluate(() => Reflect.deleteProperty(window, "scrollY"));
  // The button to the top reads the position too.
  const retry = noticeOn(page).getByRole("button", { name: loading.retry });
  for (const button of (await retry.all()).reverse()) await button.click();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
});
