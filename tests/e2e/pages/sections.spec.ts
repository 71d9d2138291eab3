import { facts, textOf, translations } from "../content";
import { expect, hydrated, open, test, visit } from "../site";

// After a link to a section, the keyboard goes on from there, not from the page's top.

const [service] = facts("services.json").items;

/** Whether the next Tab reaches what follows the place with an id. */
const follows = (id: string) => {
  const focused = document.activeElement;
  const place = document.getElementById(id);
  if (!place || !focused || focused === document.body) return false;
  const followed = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY;
  return Boolean(place.compareDocumentPosition(focused) & followed);
};

test("from the search, on another page and on the same", async ({ page }) => {
  await visit(page, "/en/contact-us/");
  for (const _page of ["another", "the same"]) {
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: translations("en", "common").search.title });
    await dialog.getByRole("textbox").fill(textOf("en", service.title));
    await expect(dialog.getByRole("link").first()).toContainText(textOf("en", service.title));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/en/services/#${service.id}`);
    await expect(dialog).toBeHidden();
    const section = `[id="${service.id}"]`;
    await expect(page.locator(`${section}:focus, ${section} :focus`)).toBeAttached();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(follows, service.id)).toBe(true);
  }
});

test("from the footer's link to careers, and when its address is opened", async ({ page }) => {
  await visit(page, "/en/contact-us/");
  const link = page.getByRole("contentinfo").locator('a[href$="#careers"]');
  test.skip((await link.count()) === 0, "The footer does not lead to careers.");
  await link.click();
  await expect(page.locator("#careers")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(follows, "careers")).toBe(true);
  await open(page, "about:blank");
  await page.goto("/en/clients/#careers");
  await hydrated(page);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(follows, "careers")).toBe(true);
});
