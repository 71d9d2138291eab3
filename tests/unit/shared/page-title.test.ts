import { pageTitle } from "../../../shared/page-title";

test.each([
  ["Who we are", "Sidra", "Who we are | Sidra General Contracting"],
  ["Welcome to Sidra: we build", "Sidra", "Welcome to Sidra: we build"],
  ["The Sidra’s own page", "Sidra", "The Sidra’s own page"],
  ["Sidraology", "Sidra", "Sidraology | Sidra General Contracting"],
  ["Bridges of Ben & Son", "Ben & Son", "Bridges of Ben & Son"],
  ["أهلًا بكم في سدر: نبني ونجهّز ونشغّل", "سدر", "أهلًا بكم في سدر: نبني ونجهّز ونشغّل"],
  [
    "Hotel apartments in Doha, concrete structure",
    "Sidra",
    "Hotel apartments in Doha, concrete structure | Sidra",
  ],
  [
    "Hotel apartments in Doha: concrete structure and its facade",
    "Sidra",
    "Hotel apartments in Doha: concrete structure and its facade",
  ],
  ["أسدار البناء", "سدر", "أسدار البناء | Sidra General Contracting"],
])("the page “%s” of %s has the title “%s”", (own, shortName, title) => {
  expect(pageTitle(own, "Sidra General Contracting", shortName)).toBe(title);
});
