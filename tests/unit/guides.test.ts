import fs from "node:fs";
import { foundWith } from "./fixtures/checked-site";

jest.mock("../../shared/languages", () => jest.requireActual("./fixtures/two-languages"));

const guides = { ar: "content/README.ar.md", en: "content/README.md" };

/** The JSON that a guide shows, in its order: the words of a page, then the page. */
const examplesOf = (guide: string): string[] =>
  [...fs.readFileSync(guide, "utf8").matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json = ""]) => json,
  );

test("the page that the guides add is accepted as they write it", () => {
  const [arabicWords = "", page = ""] = examplesOf(guides.ar);
  const [englishWords = "", samePage] = examplesOf(guides.en);
  expect(samePage).toBe(page);
  const found = foundWith({
    "locales/ar/safety.json": arabicWords,
    "locales/en/safety.json": englishWords,
    "content/pages/safety.json": page,
  });
  expect(found).toEqual([]);
});

/** The files, fields and commands that each recipe of a guide names; texts in quotes are each language's own. */
function recipesOf(guide: string): string[][] {
  const [, ...recipes] = guide.split(/^(?=\*\*.+?\.\*\*)/m);
  const namesIn = (text = "") => text.match(/`[^`\n]+`/g) ?? [];
  return recipes.map((recipe) =>
    namesIn(recipe.split(/^#/m)[0])
      .filter((name) => !name.includes('"'))
      .sort(),
  );
}

test("both guides have the same recipes", () => {
  const [arabic, english] = Object.values(guides).map((guide) =>
    recipesOf(fs.readFileSync(guide, "utf8")),
  );
  expect(arabic?.length).toBeGreaterThan(0);
  expect(arabic).toEqual(english);
});
