import fs from "node:fs";
import { hasEnded } from "../../../src/content/ends";
import { chatUrl } from "../../../src/shared/chat-url";
import { expect, facts, hydrated, languages, open, test, toastWords, visit, words } from "../site";

type Spelled = Record<string, string>;

/** The entries of a file that this site may leave out, without those that have ended. */
function current<Entry>(file: string, end: keyof Entry): Entry[] {
  const entries: Entry[] = fs.existsSync(`content/${file}`) ? facts(file).items : [];
  return entries.filter((entry) => !hasEnded(String(entry[end])));
}

const credentials = current<{ name: Spelled; number: string; validUntil: string }>(
  "credentials.json",
  "validUntil",
);
const vacancies = current<{ title: Spelled; closes: string }>("vacancies.json", "closes");
const { legal, notice, whatsapp, phones } = facts("site.json");

for (const { code } of languages) {
  test(`credentials stand with number and last day on the who-we-are page (${code})`, async ({
    page,
  }) => {
    await open(page, `/${code}/who-we-are/`);
    const blocks = page.locator("#credentials dl");
    await expect(blocks).toHaveCount(credentials.length);
    for (const [index, { name, number, validUntil }] of credentials.entries())
      for (const part of [name[code] ?? "", number, validUntil.slice(0, 4)])
        await expect(blocks.nth(index)).toContainText(part);
  });

  test(`footer and terms have the company's legal identity, the footer the notice (${code})`, async ({
    page,
  }) => {
    test.skip(!legal && !notice, "This site has neither.");
    await open(page, `/${code}/`);
    const footer = page.getByRole("contentinfo");
    const { legalForm, registration, vat, unified, contractorsAuthority } = legal ?? {};
    const shown = [legalForm?.[code], registration, vat, unified, contractorsAuthority];
    for (const text of [...shown, notice?.[code]].filter(Boolean))
      await expect(footer).toContainText(text);
    await open(page, `/${code}/terms_and_conditions/`);
    for (const text of shown.filter(Boolean))
      await expect(page.locator("#company")).toContainText(text);
  });

  test(`the national address can be copied, and the contact card saved (${code})`, async ({
    page,
    request,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
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
    const text = await answer.text();
    for (const phone of phones) expect(text).toContain(`tel:${phone.replace(/\s/g, "")}`);
  });

  test(`a vacancy fills the field of the form, which gets the focus (${code})`, async ({
    page,
  }) => {
    await open(page, `/${code}/clients/`);
    const careers = page.locator("#careers");
    const [vacancy] = vacancies;
    const { none } = words(code, "careers").vacancies;
    if (!vacancy) return expect(careers.getByText(none)).toBeVisible();
    await hydrated(page);
    await expect(careers.getByRole("listitem")).toHaveCount(vacancies.length);
    const title = vacancy.title[code] ?? "";
    await careers.getByRole("link", { name: title }).click();
    const field = careers.locator("[name=jobTitle]");
    await expect(field).toHaveValue(title);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  });

  test(`by WhatsApp, the message opens in a new tab with the same text (${code})`, async ({
    page,
    context,
  }) => {
    test.skip(!whatsapp, "This site has no WhatsApp.");
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    await visit(page, `/${code}/contact-us/`);
    const form = page.locator("main form");
    const { whatsapp: texts, labels } = words(code, "forms");
    const send = form.getByRole("button", { name: texts.submit });
    await send.click();
    await expect(form.locator("[name=name]")).toBeFocused();

    const entered = { name: "سارة Otaibi", email: "sara@mail.example", phone: "0500000000" };
    const written = { subject: "مناقصة & 100%", message: "سطر\nline two" };
    for (const [name, text] of Object.entries({ ...entered, ...written }))
      await form.locator(`[name=${name}]`).fill(text);
    const opened = context.waitForEvent("page");
    await send.click();
    const tab = await opened;
    await tab.waitForURL("https://wa.me/**");
    const chat = new URL(tab.url());
    expect(chat.origin + chat.pathname).toBe(chatUrl(whatsapp));
    const lines = Object.entries(entered).map(([name, text]) => `${labels[name]}: ${text}`);
    expect(chat.searchParams.get("text")).toBe(
      [written.subject, "", ...lines, "", written.message].join("\n"),
    );
    await page.bringToFront();
    await expect(page.getByText(toastWords(code, "readyInWhatsapp")).last()).toBeVisible();
    await expect(form.locator("[name=message]")).toHaveValue("");
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript the vacancies are a list, and there is nothing to press in vain", async ({
    page,
  }) => {
    await open(page, "/ar/clients/");
    await expect(page.locator("#careers li")).toHaveCount(vacancies.length);
    await open(page, "/ar/contact-us/");
    await expect(
      page.getByRole("button", { name: words("ar", "contact").nationalAddress.copy }),
    ).toBeHidden();
  });
});
