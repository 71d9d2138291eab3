import { contactCard } from "../../../src/publish/contact-cards";

const facts = {
  name: { ar: "سدرة", en: "Sidra" },
  fullName: { ar: "سدرة للمقاولات العامة", en: "Sidra; General, Contracting" },
  phones: ["+966 11 000 0000", "+966 50 000 0000"],
  contacts: [
    {
      id: "site",
      name: { ar: "خطر", en: "Danger" },
      email: "a@b.example",
      phone: "+966 50 000 0000",
    },
  ],
  email: "info@company.example",
  address: { ar: "طريق الملك فهد، الرياض", en: "King Fahd Road, Riyadh" },
};
const url = "https://company.example/en/";
const linesOf = (card: string) => card.trimEnd().split("\r\n");

test("a card has the names, both numbers, the second by its purpose, mail, address and website", () => {
  expect(linesOf(contactCard(facts, "en", url))).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:;;;;",
    "FN:Sidra\\; General\\, Contracting",
    "ORG:Sidra\\; General\\, Contracting",
    "NICKNAME:Sidra",
    "item0.TEL;TYPE=WORK,VOICE:+966110000000",
    "item1.TEL;TYPE=WORK,VOICE:+966500000000",
    "item1.X-ABLabel:Danger",
    "EMAIL;TYPE=INTERNET,WORK:info@company.example",
    "ADR;TYPE=WORK:;;King Fahd Road\\, Riyadh;;;;",
    `URL:${url}`,
    "END:VCARD",
  ]);
});

test("no line is longer than 75 octets, and unfolded it is whole, in any script", () => {
  const fullName = { ar: "سدرة للمقاولات العامة ".repeat(9).trim(), en: "Sidra" };
  const card = contactCard({ ...facts, fullName }, "ar", url);
  for (const line of linesOf(card)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(card.replaceAll("\r\n ", ""))).toContain(`FN:${fullName.ar}`);
});
