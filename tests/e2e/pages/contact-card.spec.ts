import { facts, translations } from "../content";
import { expect, test, visit } from "../site";

// Credentials, legal identity, figures and vacancies: tests/built/evidence.test.ts.

const code = "ar";

test("the national address stands on the contact card, which can be saved", async ({
  page,
  request,
}) => {
  await visit(page, `/${code}/contact-us/`);
  const { info } = translations(code, "contact");
  const card = page.getByRole("complementary", { name: info.title });
  const { building, street, district, postcode, additional, shortCode } =
    facts("site.json").legal?.nationalAddress ?? {};
  const parts = [building, street?.[code], district?.[code], postcode, additional, shortCode];
  for (const part of parts.filter(Boolean)) await expect(card).toContainText(part);
  // What stands in it: tests/unit/publish/contact-cards.test.ts.
  const link = card.getByRole("link", { name: info.save });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^text\/vcard/);
});
