import type { Page } from "@playwright/test";
import { hasContact, headingOf, service, shortRead, textOf, words } from "../content";
import { expect, follow, hydrated, test, visit } from "../site";

const { loading, navigation, search, dialog: dialogWords } = words("ar", "common");

test.use({ breaks: true });

/** The notice on a page of which a part has failed. */
const noticeOn = (page: Page) => page.getByRole("alert").filter({ hasText: loading.stopped });

/** The text of the page's sections. */
const read = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("main :is(h1, h2, h3, p, img)"))
      .filter((element) => !element.closest("noscript"))
      .map((element) => element.getAttribute("alt") ?? element.textContent),
  );

/** Takes what the clients page cannot do without from the data that it loads. */
const spoilClients = (page: Page) =>
  page.route("**/page-data/ar/clients/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.partners = { items: [{}] };
    await route.fulfill({ response, json });
  });

/** Makes reading the scroll position throw, which the header does, and scrolls. */
const breakHeader = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(window, "scrollY", {
      get() {
        throw new Error("broken by a test");
      },
    });
    window.dispatchEvent(new Event("scroll"));
  });

test("a page that fails while hydrating stays, and a reload repairs it", async ({ page }) => {
  await visit(page, "/ar/clients/");
  const whole = await read(page);
  await spoilClients(page);
  await page.reload();
  await expect(noticeOn(page)).toHaveCount(1);
  expect(await read(page)).toEqual(whole);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unrouteAll();
  await noticeOn(page).getByRole("button", { name: loading.reload }).click();
  await expect(noticeOn(page)).toHaveCount(0);
  await hydrated(page);
});

test("a page that fails when a link opens it is loaded from the server", async ({ page }) => {
  await spoilClients(page);
  await visit(page, `/ar${shortRead}/`);
  await follow(page, "/ar/clients/");
  await expect(page.locator("h1")).toHaveText(textOf("ar", "clients:title"));
  await expect(noticeOn(page)).toHaveCount(1);
  await expect(page.locator("main")).not.toContainText(headingOf("ar", shortRead));
});

test("when a part fails later, page, what was typed, links and back stay", async ({ page }) => {
  test.skip(!hasContact, "This site has no contact form.");
  await visit(page, `/ar${shortRead}/`);
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.filter({ hasText: navigation.contact }).click();
  const message = page.locator("main form [name=message]");
  await message.fill("كلام طويل");
  const whole = await read(page);
  await breakHeader(page);
  await expect(noticeOn(page).getByRole("button", { name: loading.reload })).toBeInViewport();
  expect(await read(page)).toEqual(whole);
  await expect(message).toHaveValue("كلام طويل");

  await page.goBack();
  await expect(page.locator("h1")).toHaveText(headingOf("ar", shortRead));
  await hydrated(page);
  await breakHeader(page);
  await expect(noticeOn(page)).toHaveCount(1);
  await links.filter({ hasText: navigation.contact }).click();
  await expect(message).toHaveValue("كلام طويل");
  await expect(noticeOn(page)).toHaveCount(0);
});

test("content that fails in a dialog stays readable, and the dialog closes", async ({ page }) => {
  await page.route("**/search/ar.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const stored of Object.values<{ text: unknown }>(json.storedFields)) stored.text = null;
    await route.fulfill({ response, json });
  });
  await visit(page, `/ar${shortRead}/`);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: search.title });
  await expect(dialog.getByRole("status")).toHaveText(words("ar", "search").hint);
  const field = dialog.getByRole("textbox");
  await field.fill(textOf("ar", service.title));
  await expect(noticeOn(page)).toBeInViewport();
  await expect(field).toHaveValue(textOf("ar", service.title));
  await dialog.getByRole("button", { name: dialogWords.close }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("h1")).toHaveText(headingOf("ar", shortRead));
});
