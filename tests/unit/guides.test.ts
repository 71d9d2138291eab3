import fs from "node:fs";
import path from "node:path";
import { isDemonstration } from "../../tools/launch";
import { foundWith } from "./fixtures/checked-site";

jest.mock("../../shared/languages");

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

/** The anchors that GitHub gives the headings of a text. */
function anchorsOf(text: string): string[] {
  const headings = text.replace(/```[\s\S]*?```/g, "").matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, title = ""]) =>
    title
      .replace(/\]\(.+?\)/g, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{Nd}\p{Pc} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

// An owner may delete guides.
const check = isDemonstration(".") ? test : test.skip;

check("every link of a guide leads to a file that is there, and to a heading in it", () => {
  const files = fs
    .readdirSync(".")
    .filter((name) => /\.md$|^(art|content|docs|locales|plugins)$/.test(name))
    .flatMap((name) =>
      fs.statSync(name).isFile()
        ? name
        : fs
            .readdirSync(name, { recursive: true, encoding: "utf8" })
            .map((file) => path.join(name, file)),
    )
    .filter((name) => name.endsWith(".md"));
  expect(files.length).toBeGreaterThan(30);
  const broken = files.flatMap((file) => {
    const text = fs.readFileSync(file, "utf8");
    const links = [...text.matchAll(/\]\((?![a-z]+:)([^)#]*)#?([^)]*)\)/g)].filter(
      ([, name = ""]) => {
        // What is above the repository is a page of its service.
        return !path.join(path.dirname(file), name).startsWith("..");
      },
    );
    return links.flatMap(([link, name, anchor]) => {
      const target = name ? path.join(path.dirname(file), name) : file;
      const leads =
        fs.existsSync(target) &&
        (!anchor || anchorsOf(fs.readFileSync(target, "utf8")).includes(anchor));
      return leads ? [] : [`${file}: ${link}`];
    });
  });
  expect(broken).toEqual([]);
});
