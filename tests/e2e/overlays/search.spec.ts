import type { Page } from "@playwright/test";
import {
  entriesOf,
  facts,
  hasContact,
  projects,
  shortRead,
  textOf,
  translations,
} from "../content";
import { expect, hold, nextPaint, rare, test, visit } from "../site";

async function pressShortcut(page: Page, code: string) {
  const dialog = page.getByRole("dialog", { name: translations(code, "common").search.title });
  await page.keyboard.press("Control+k");
  await expect(dialog).toBeVisible();
  return dialog;
}

async function openSearch(page: Page, code: string) {
  await visit(page, `/${code}${shortRead}/`);
  return pressShortcut(page, code);
}

/** The services that the tests search for: their anchors and the keys of their titles. */
const [service, otherService] = facts("services.json").items;

test("a search finds a section, marks the words and leads to it, or says no", async ({ page }) => {
  const search = translations("ar", "search");
  const dialog = await openSearch(page, "ar");
  const field = dialog.getByRole("textbox");
  // Cut off at its line, the prompt would lose the dots below its letters.
  const overflow = field.evaluate((input) => getComputedStyle(input, "::placeholder").overflow);
  expect(await overflow).toBe("visible");
  await field.fill("x");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // The browser hides the dialog first and fires `close` a moment later.
  await nextPaint(page);
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();

  // It breaks neither the search nor the page.
  const hostile = "<qqqqq>((((*+?\\[";
  await field.fill(hostile);
  await expect(dialog.getByRole("status")).toHaveText(search.empty.replace("{{query}}", hostile));
  // The pages of the footer are offered instead, and the company profile.
  const offered = [...facts("navigation.json").footer, facts("site.json").profile].filter(Boolean);
  await expect(dialog.getByRole("listitem")).toHaveCount(offered.length);
  await expect(dialog.getByRole("link", { name: search.contact })).toHaveCount(hasContact ? 1 : 0);
  // Enter follows a result, not the link to contact.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${shortRead}/$`));
  await dialog.getByRole("button", { name: search.clear }).click();
  await expect(dialog.getByRole("status")).toHaveText(search.hint);
  await expect(field).toBeFocused();

  if (hasContact) {
    await field.fill(textOf("ar", "contact:info.title"));
    await expect(dialog.locator(".phone").first()).toHaveText(facts("site.json").phones[0]);
  }
  const title = textOf("ar", service.title);
  await field.fill(title);
  const first = dialog.getByRole("link").first();
  await expect(first).toContainText(textOf("ar", "common:navigation.services"));
  await expect(first).toContainText(title);
  await expect(first.locator("mark").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  // In a tab of its own it leaves the open page as it is.
  const tab = page.context().waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await (await tab).close();
  expect(await page.evaluate(() => window.history.state?.isSearched)).toBeFalsy();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/ar/services/#${service.id}$`));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator(`[id="${service.id}"]`)).toBeInViewport();
  // Back at the results, once; left by hand, the search stays away.
  await page.goBack();
  await expect(field).toHaveValue(title);
  await expect(first).toContainText(title);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.goForward();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${shortRead}/$`));
  await expect(dialog).toBeHidden();
});

test("a result says what it is; Enter follows what was typed", async ({ page }) => {
  const { kinds, best } = translations("en", "search");
  const dialog = await openSearch(page, "en");
  const field = dialog.getByRole("textbox");
  for (const [name, kind] of [
    [projects[0]?.name.en, translations("en", "projects").kind],
    [entriesOf("vacancies")[0]?.title.en, translations("en", "careers").kind],
    [entriesOf("news")[0]?.title.en, translations("en", "news").kind],
    [textOf("en", service.title), kinds.page],
    [facts("site.json").profile && textOf("en", "common:profile"), kinds.file],
  ]) {
    if (!name) continue;
    await field.fill(name);
    const first = dialog.getByRole("link").filter({ hasText: name }).first();
    await expect(first.getByText(kind, { exact: true })).toBeVisible();
    if (kind === translations("en", "projects").kind) {
      const picture = (await first.locator("img").getAttribute("src")) ?? "";
      expect((await page.request.get(picture)).headers()["content-type"]).toBe("image/webp");
      // However many of its sections are found.
      await expect(dialog.locator(`img[src="${picture}"]`)).toHaveCount(1);
    }
    if (kind === kinds.file)
      await expect(first).toHaveAttribute("href", facts("site.json").profile.en);
  }
  // The letter that begins the most sections' words matches more than are shown.
  await field.fill("t");
  const status = dialog.getByRole("status");
  await expect(status).toContainText(best.split("{{shown}}")[0]);
  const shown = await dialog.getByRole("listitem").count();
  await expect(status).toContainText(best.replace("{{shown}}", String(shown)));
  const count = Number((await status.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(shown);
  // The arrows lead past the last of them to the others.
  const { showAll } = translations("en", "common").table;
  const all = dialog.getByRole("button", { name: showAll.replace("{{count}}", String(count)) });
  await dialog.getByRole("listitem").last().getByRole("link").press("ArrowDown");
  await expect(all).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveCount(count);
  await expect(dialog.locator("a:focus")).toBeInViewport();

  test.skip(!otherService, "This site has one service.");
  // Sent before the results of the new text can be painted.
  await field.evaluate(
    async (input: HTMLInputElement, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await null;
      input.form?.requestSubmit();
    },
    textOf("en", otherService.title),
  );
  await expect(page).toHaveURL(`/en/services/#${otherService.id}`);
  await expect(dialog).toBeHidden();
});

test("code or an index out of reach says so; retried, it answers", rare, async ({ page }) => {
  const { loading } = translations("ar", "common");
  const index = "**/search/*.json";
  await visit(page, `/ar${shortRead}/`);
  await page.route("**/*.js", (route) => route.abort());
  const dialog = await pressShortcut(page, "ar");
  await dialog.getByRole("textbox").fill(textOf("ar", service.title));
  const failure = dialog.getByRole("alert");
  await expect(failure).toContainText(loading.failed);
  await page.unroute("**/*.js");
  const retry = async (response?: { status: number; body?: string }) => {
    const answer = await hold(page, index, response);
    await dialog.getByRole("button", { name: loading.retry }).click();
    // The words before and after an attempt are alike.
    await expect(failure).toBeHidden();
    answer();
  };
  for (const body of [undefined, "<!doctype html>", "null"]) {
    await retry({ status: body ? 200 : 500, body });
    await expect(failure).toContainText(translations("ar", "search").unavailable);
  }
  await retry();
  await dialog.getByRole("link").first().click();
  await expect(page).toHaveURL(`/ar/services/#${service.id}`);
});
