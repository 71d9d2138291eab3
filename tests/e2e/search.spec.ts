import type { Page } from "@playwright/test";
import { awake, expect, languages, test, textOf, words } from "./site";

async function openSearch(page: Page, code: string) {
  await page.goto(`/${code}/policy/`);
  await awake(page);
  const dialog = page.getByRole("dialog", { name: words(code, "common").search.title });
  await page.keyboard.press("/");
  await expect(dialog).toBeVisible();
  return dialog;
}

const place = "resturant";

for (const { code } of languages) {
  const search = words(code, "search");
  const { loading } = words(code, "common");

  test.describe(`in ${code}`, () => {
    test("a search finds a section, marks the words, and leads to it", async ({ page }) => {
      const dialog = await openSearch(page, code);
      await expect(dialog.getByRole("textbox")).toBeFocused();
      await expect(dialog.getByRole("status")).toHaveText(search.hint);
      const title = textOf(code, "services:restaurantManagementTitle");
      await dialog.getByRole("textbox").fill(title);
      const first = dialog.getByRole("link").first();
      await expect(first).toContainText(textOf(code, "common:navigation.services"));
      await expect(first).toContainText(title);
      await expect(first.locator("mark").first()).toBeVisible();
      await expect(dialog.getByRole("status")).toHaveText(/\d|نتيج/);
      await page.keyboard.press("ArrowDown");
      await expect(first).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(dialog.getByRole("textbox")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/${code}/services/#${place}$`));
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.locator(`[id="${place}"]`)).toBeInViewport();
    });

    test("what is not there is said, and the text can be cleared", async ({ page }) => {
      const dialog = await openSearch(page, code);
      await dialog.getByRole("textbox").fill("qqqqq");
      await expect(dialog.getByRole("status")).toHaveText(
        search.empty.replace("{{query}}", "qqqqq"),
      );
      await dialog.getByRole("button", { name: search.clear }).click();
      await expect(dialog.getByRole("status")).toHaveText(search.hint);
      await expect(dialog.getByRole("textbox")).toBeFocused();
    });

    test("Ctrl K opens it and Escape closes it, with a text typed too", async ({ page }) => {
      await page.goto(`/${code}/policy/`);
      await awake(page);
      await page.keyboard.press("Control+k");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").fill("x");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    for (const [what, answer] of [
      ["not JSON", { status: 200, body: "<!doctype html>" }],
      ["JSON of another kind", { status: 200, body: "null" }],
      ["out of reach", { status: 500, body: "" }],
    ] as const) {
      test(`an index that is ${what} says so, and trying again works`, async ({ page }) => {
        await page.route("**/search/*.json", (route) => route.fulfill(answer));
        const dialog = await openSearch(page, code);
        await expect(dialog.getByRole("alert")).toContainText(search.unavailable);
        await page.unroute("**/search/*.json");
        await dialog.getByRole("button", { name: loading.retry }).click();
        await expect(dialog.getByRole("status")).toHaveText(search.hint);
      });
    }

    test("every section in the index is on its page", async ({ page, request }) => {
      const index = await (await request.get(`/search/${code}.json`)).json();
      const sections: string[] = Object.values(index.documentIds);
      expect(sections.length).toBeGreaterThan(30);
      for (const section of sections) {
        const [path = "", anchor] = section.split("#");
        const html = await (await request.get(`/${code}${path}`)).text();
        if (anchor) expect(html, section).toContain(`id="${anchor}"`);
      }
      await page.close();
    });
  });
}

for (const hostile of [
  "<img src=x onerror=window.harmed=1>",
  "ب".repeat(10_000),
  "((((*+?\\[",
  "   ",
]) {
  test(`a search for ${hostile.slice(0, 20)} breaks nothing and runs nothing`, async ({
    page,
    complaints,
  }) => {
    const dialog = await openSearch(page, "en");
    await expect(dialog.getByRole("status")).toHaveText(words("en", "search").hint);
    await dialog.getByRole("textbox").evaluate((input: HTMLInputElement, value) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, hostile);
    await expect(dialog.getByRole("status")).toBeVisible();
    expect(await page.evaluate("window.harmed")).toBeUndefined();
    expect(complaints).toEqual([]);
    await dialog.getByRole("textbox").fill("tower");
    await expect(dialog.getByRole("link").first()).toBeVisible();
  });
}
