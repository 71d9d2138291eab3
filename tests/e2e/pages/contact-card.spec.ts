import { facts, translations } from "../content";
import { expect, test, visit } from "../site";

// Credentials, legal identity, figures and vacancies: tests/built/evidence.test.ts.

const { legal } = facts("site.json");
const code = "ar";

test("address copied, card saved", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, `/${code}/contact-us/`);
  const { nationalAddress: texts, info } = translations(code, "contact");
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
  // What stands in it: tests/unit/publish/contact-cards.test.ts.
  const link = card.getByRole("link", { name: info.save });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^text\/vcard/);
});
