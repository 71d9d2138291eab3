import type { Page } from "@playwright/test";
import { facts, textOf, translations } from "../content";
import { mailOf } from "../forms/mail";
import { expect, follow, headerButton, languageLink, nextPaint, test, visit } from "../site";

// The page as a visitor reads it who has the browser translate it. Every error in the console fails these tests.

/** Does to the page what Chrome's translation does: each text, and each that comes, is put into two elements. */
const translate = () => {
  const translateText = (text: Text) => {
    const isOwn = text.parentElement?.closest("[translate=no], font, script, style, svg, textarea");
    if (isOwn !== null || !text.data.trim()) return;
    const font = document.createElement("font");
    font.appendChild(document.createElement("font")).textContent = `[${text.data}]`;
    text.replaceWith(font);
  };
  const translateAll = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) texts.push(node);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) translateAll(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  translateAll(document.body);
};

async function visitTranslated(page: Page, path: string) {
  await visit(page, path);
  await page.evaluate(translate);
  await expect(page.locator("h1 font").first()).toBeVisible();
}

const [service] = facts("services.json").items;
const site = facts("site.json");

test("a form says what is wrong, and sends the visitor's own words", async ({ page }) => {
  const { problems, labels } = translations("en", "forms");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitTranslated(page, "/en/contact-us/");
  await mailOf(page);
  const field = (name: string) => page.locator(`main form [name=${name}]`);
  const submit = page.locator("main form [type=submit]").first();
  await submit.click();
  await expect(page.getByText(problems.required).first()).toBeVisible();
  await field("email").fill("sara@");
  await submit.click();
  await expect(page.getByText(problems.emailInvalid)).toBeVisible();
  const entered = { name: "Sara", email: "s@mail.example", phone: "0500000", subject: "Tender" };
  for (const [name, text] of Object.entries(entered)) await field(name).fill(text);
  for (const [turn, text] of ["Own words", `${"كلام ".repeat(200)}end`].entries()) {
    for (const { id } of (site.contacts ?? []).slice(turn, turn + 3))
      await field("purpose").selectOption(id);
    for (const [name, value] of Object.entries(entered)) await field(name).fill(value);
    await field("message").fill(text);
    await submit.click();
    const line = page.locator("main form div:has(> [type=button])");
    await line.getByRole("button").click();
    await expect(line.getByRole("status")).toHaveText(/./);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${labels.name}: Sara`);
    expect(copied).toContain(text);
    expect(copied).not.toContain("[");
  }
});

test("menus, buttons and pages go on; names and numbers stay", async ({ page }) => {
  const { menu, motion } = translations("en", "common");
  await visitTranslated(page, "/en/contact-us/");
  await headerButton(page, "en", "menu.open").click();
  const dialog = page.getByRole("dialog", { name: menu.title });
  for (const name of [motion.play, motion.pause, motion.play]) {
    const button = dialog.getByRole("button", { name });
    await expect(button).toBeVisible();
    await button.click();
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByRole("textbox");
  const [word = ""] = textOf("en", service.title).split(" ");
  for (let length = 1; length <= word.length; length += 1) await field.fill(word.slice(0, length));
  await expect(page.getByRole("dialog").getByRole("link").first()).toContainText(word);
  await field.fill("qqqqq");
  await expect(page.getByRole("status").getByText("qqqqq", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  for (const path of ["/en/services/", "/en/clients/", "/en/"]) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await nextPaint(page);
  }
  const own = [site.email, site.phones[0], site.name.en, site.address.en];
  const footer = page.getByRole("contentinfo");
  for (const text of own.slice(0, 2))
    await expect(footer.getByText(text, { exact: true })).toBeVisible();
  const address = page.locator("main").getByText(site.address.en, { exact: true });
  if (site.map) await expect(address.first()).toBeAttached();
  await expect(page.locator("h1")).not.toContainText("[");
  await expect(await languageLink(page, "ar")).not.toContainText("[");
});
