import type { Page } from "@playwright/test";
import {
  awake,
  expect,
  facts,
  languages,
  nextPaint,
  screens,
  shortRead,
  test,
  textOf,
  words,
} from "./site";

async function openSearch(page: Page, code: string) {
  await page.goto(`/${code}${shortRead}/`);
  await awake(page);
  const dialog = page.getByRole("dialog", { name: words(code, "common").search.title });
  await page.keyboard.press("Control+k");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The service that the test searches for: its anchor and the key of its title. */
const [service] = facts("services.json").items;

for (const { code } of languages) {
  const search = words(code, "search");
  const { loading } = words(code, "common");

  test.describe(`in ${code}`, () => {
    test("a search finds a section, marks the words, leads to it, and says when nothing is found", async ({
      page,
    }) => {
      const dialog = await openSearch(page, code);
      const field = dialog.getByRole("textbox");
      await field.fill("x");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      // The browser hides the dialog first and fires `close` a moment later.
      await nextPaint(page);
      await page.keyboard.press("Control+k");
      await expect(field).toBeFocused();

      await field.fill("qqqqq");
      await expect(dialog.getByRole("status")).toHaveText(
        search.empty.replace("{{query}}", "qqqqq"),
      );
      // Enter follows a result, not the link to contact.
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${shortRead}/$`));
      await dialog.getByRole("button", { name: search.clear }).click();
      await expect(dialog.getByRole("status")).toHaveText(search.hint);
      await expect(field).toBeFocused();

      const title = textOf(code, service.title);
      await field.fill(title);
      const first = dialog.getByRole("link").first();
      await expect(first).toContainText(textOf(code, "common:navigation.services"));
      await expect(first).toContainText(title);
      await expect(first.locator("mark").first()).toBeVisible();
      await expect(dialog.getByRole("status")).not.toHaveText(search.hint);
      await page.keyboard.press("ArrowDown");
      await expect(first).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(field).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/${code}/services/#${service.id}$`));
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.locator(`[id="${service.id}"]`)).toBeInViewport();
    });

    test("without results, the nearest words that have some and a way to contact are offered", async ({
      page,
    }) => {
      const dialog = await openSearch(page, code);
      const field = dialog.getByRole("textbox");
      const title = textOf(code, service.title);
      const [word = ""] = title.split(" ").sort((one, other) => other.length - one.length);
      // A word too far from any other for the search to find one by itself.
      await field.fill(`${word} qqqqqqqq`);
      await expect(dialog.getByRole("status")).toContainText("qqqqqqqq");
      await expect(dialog.getByText(search.nearest)).toBeVisible();
      const suggestion = dialog.getByRole("button", { name: word, exact: true });
      await page.keyboard.press("ArrowDown");
      await expect(suggestion).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(word);
      await expect(dialog.getByRole("listitem").getByRole("link").first()).toBeVisible();

      await field.fill("qqqqqqqq");
      await expect(dialog.getByText(search.nearest)).toBeHidden();
      const contact = dialog.getByRole("link", { name: search.contact });
      if (!screens.some(({ path }) => path === "/contact-us")) {
        await expect(contact).toHaveCount(0);
        return;
      }
      await contact.click();
      await expect(page).toHaveURL(new RegExp(`/${code}/contact-us/$`));
      await expect(dialog).toBeHidden();
    });

    test("an index that cannot be loaded or read says so, and trying again works", async ({
      page,
    }) => {
      let answer = { status: 500, body: "" };
      await page.route("**/search/*.json", (route) => route.fulfill(answer));
      const dialog = await openSearch(page, code);
      const failure = dialog.getByRole("alert");
      await expect(failure).toContainText(search.unavailable);
      const again = async () => {
        const answered = page.waitForResponse("**/search/*.json");
        await dialog.getByRole("button", { name: loading.retry }).click();
        await answered;
      };
      for (const body of ["<!doctype html>", "null"]) {
        answer = { status: 200, body };
        await again();
        await expect(failure).toContainText(search.unavailable);
      }
      await page.unroute("**/search/*.json");
      await again();
      await expect(dialog.getByRole("status")).toHaveText(search.hint);
    });

    test("every section in the index is on its page", async ({ request }) => {
      const index = await (await request.get(`/search/${code}.json`)).json();
      const sections: { to: string }[] = Object.values(index.storedFields);
      expect(sections.length).toBeGreaterThan(0);
      for (const section of new Set(sections.map(({ to }) => to))) {
        const [path = "", anchor] = section.split("#");
        const html = await (await request.get(`/${code}${path}`)).text();
        if (anchor) expect(html, section).toContain(`id="${anchor}"`);
      }
    });
  });
}

test("no query breaks the search or runs as code", async ({ page, complaints }) => {
  const dialog = await openSearch(page, "en");
  const status = dialog.getByRole("status");
  const field = dialog.getByRole("textbox");
  for (const hostile of [
    "<img src=x onerror=window.harmed=1>",
    "ب".repeat(10_000),
    "((((*+?\\[",
    "   ",
  ]) {
    await field.fill("");
    await expect(status).toHaveText(words("en", "search").hint);
    await field.evaluate((input: HTMLInputElement, value) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, hostile);
    await expect(status).toBeVisible();
    expect(await page.evaluate("window.harmed")).toBeUndefined();
    await field.fill(textOf("en", service.title));
    await expect(dialog.getByRole("listitem").getByRole("link").first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
