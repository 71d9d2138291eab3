import { chatUrl } from "../../../src/shared/chat-url";
import { expect, facts, test, visit, words } from "../site";

// Credentials, legal identity, figures and vacancies as they stand: tests/built/evidence.test.ts. A vacancy that is
// chosen: tests/unit/sections/careers.test.tsx.

const { legal, whatsapp, phones } = facts("site.json");
const code = "ar";

test("the national address can be copied, the contact card saved, and the message written by WhatsApp", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, `/${code}/contact-us/`);
  const { nationalAddress: texts, info } = words(code, "contact");
  const card = page.getByRole("complementary", { name: info.title });
  const address = legal?.nationalAddress;
  if (address) {
    await card.getByRole("button", { name: texts.copy }).click();
    await expect(card.getByRole("status")).toHaveText(texts.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { building, street, district, postcode, additional, shortCode } = address;
    const parts = [building, street?.[code], district?.[code], postcode, additional, shortCode];
    for (const part of parts.filter(Boolean)) expect(copied).toContain(part);
  }
  const link = card.getByRole("link", { name: info.save });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^text\/vcard/);
  const vcard = await answer.text();
  for (const phone of phones) expect(vcard).toContain(`tel:${phone.replace(/\s/g, "")}`);

  if (!whatsapp) return;
  // What the message holds, and the toast: tests/unit/forms/mail-form.test.tsx.
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  const form = page.locator("main form");
  const written = { name: "سارة", email: "sara@mail.example", phone: "0500000000" };
  for (const [name, text] of Object.entries({ ...written, subject: "100%", message: "سطر" }))
    await form.locator(`[name=${name}]`).fill(text);
  const opened = context.waitForEvent("page");
  await form.getByRole("button", { name: words(code, "forms").whatsapp.submit }).click();
  const tab = await opened;
  await tab.waitForURL("https://wa.me/**");
  const chat = new URL(tab.url());
  expect(chat.origin + chat.pathname).toBe(chatUrl(whatsapp));
  expect(chat.searchParams.get("text")).toMatch(/^100%\n\n.*سارة\n[\s\S]*\n\nسطر$/);
  await expect(form.locator("[name=message]")).toHaveValue("");
});
