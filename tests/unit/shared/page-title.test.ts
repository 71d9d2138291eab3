import { pageTitle } from "../../../src/shared/page-title";

test.each([
  ["Who we are", "Rukn", "Who we are | Rukn General Contracting"],
  ["Welcome to Rukn: we build", "Rukn", "Welcome to Rukn: we build"],
  ["The Rukn’s own page", "Rukn", "The Rukn’s own page"],
  ["Ruknology", "Rukn", "Ruknology | Rukn General Contracting"],
  ["Bridges of Ben & Son", "Ben & Son", "Bridges of Ben & Son"],
  ["أهلًا بكم في ركن: نبني ونجهّز ونشغّل", "ركن", "أهلًا بكم في ركن: نبني ونجهّز ونشغّل"],
  [
    "Hotel apartments in Doha, concrete structure",
    "Rukn",
    "Hotel apartments in Doha, concrete structure | Rukn",
  ],
  ["أركان البناء", "ركن", "أركان البناء | Rukn General Contracting"],
])("the page “%s” of %s has the title “%s”", (own, shortName, title) => {
  expect(pageTitle(own, "Rukn General Contracting", shortName)).toBe(title);
});
