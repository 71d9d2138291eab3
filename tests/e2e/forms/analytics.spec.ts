import type { Page } from "@playwright/test";
import { facts, hasContact, shortRead, translations } from "../content";
import { changeData, expect, follow, test, visit } from "../site";

test.skip(!hasContact, "This site has no page of contact.");

const site = facts("site.json");
const path = "/en/contact-us/";
const endpoint = "/service/message";
const { title, yes, no } = translations("en", "consent");

/** Opens the contact page of a company with a counter, in a browser that may be counted. */
async function openCounted(page: Page, more: object) {
  const calls = `events.push(["plausible", e])`;
  await page.route("**/counter.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `events = []; plausible = (e) => ${calls}; umami = { track: (e) => events.push(["umami", e]) }; gtag = (c, e) => events.push(["gtag", e])`,
    }),
  );
  const analytics = { script: "/counter.js", attributes: null, asks: null, ...more };
  await changeData(page, path, (data) => {
    Object.assign(data.site, { analytics });
    for (const part of ["site", "facts"]) Object.assign(data[part], { forms: { endpoint } });
  });
  await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 204 }));
  await visit(page, `/en${shortRead}/`);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "globalPrivacyControl"));
  // No program for calls and mail: the press alone counts.
  await page.evaluate(() =>
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (link && !link.href.startsWith(location.origin)) event.preventDefault();
    }),
  );
  await follow(page, path);
  await expect(page).toHaveURL(path);
}

const counter = (page: Page) => page.locator('script[src="/counter.js"]');
const eventsOf = (page: Page): Promise<string[][]> => page.evaluate("events");

test("a call, a mail, a chat and a sent form are an event each by the counter's own call, and nothing typed is in them", async ({
  page,
}) => {
  await openCounted(page, {});
  await expect(counter(page)).toHaveCount(1);
  await expect.poll(() => page.evaluate("typeof events")).toBe("object");
  const links = { call: "tel:", mail: "mailto:", whatsapp: "https://wa.me/" };
  const names = Object.keys(links).filter((name) => name !== "whatsapp" || site.whatsapp);
  for (const name of names)
    await page
      .locator(`a[href^="${links[name as "call"]}"]:visible`)
      .first()
      .click();
  const form = page.locator("main form");
  for (const field of ["name", "email", "phone", "subject", "message"])
    await form
      .locator(`[name=${field}]`)
      .fill(field === "email" ? "sara@mail.example" : "0500000000");
  const [purpose] = site.contacts ?? [];
  if (purpose) await form.locator("[name=purpose]").selectOption(purpose.id);
  const { submit } = translations("en", "forms").delivery;
  await form.getByRole("button", { name: submit, exact: true }).click();
  await expect(form.locator("[name=message]")).toHaveValue("");
  expect(await eventsOf(page)).toEqual(
    [...names, "form"].flatMap((name) =>
      ["plausible", "umami", "gtag"].map((call) => [call, name]),
    ),
  );
});

test("where the company asks first, nothing is loaded before a yes; the answer is kept, and the footer asks again", async ({
  page,
}) => {
  await openCounted(page, { asks: true });
  const question = page.getByRole("dialog", { name: title });
  await expect(question).toBeVisible();
  await expect(counter(page)).toHaveCount(0);
  await question.getByRole("button", { name: no, exact: true }).click();
  await expect(question).toBeHidden();
  await expect(counter(page)).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("button", { name: title }).click();
  await expect(question.getByRole("button", { name: yes, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(counter(page)).toHaveCount(1);
  await follow(page, `/en${shortRead}/`);
  await follow(page, path);
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("analytics"))).toBe("yes");
});
