import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { SiteCopy } from "./site-copy";

const partners = "content/partners.json";
const tokens = "src/styles/tokens.css";

let site: SiteCopy;
test.beforeAll(() => {
  site = new SiteCopy();
});
test.afterAll(() => site.remove());

/** Builds the copy. Returns the paths of all files in its `public/` with their dates. */
function build(): Map<string, number> {
  const { status, output } = site.run("gatsby/cli.js", "build");
  expect(status, output.slice(-3000)).toBe(0);
  const folder = path.join(site.folder, "public");
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), fs.statSync(file).mtimeMs] as const)
      .sort(),
  );
}

test("what is taken out of the site leaves public/, what comes back is made again, and nothing else is", () => {
  const first = build();
  const pictures = [...first.keys()].filter((file) => /^static\/.*\.(png|webp|avif)$/.test(file));
  const before = new Map([partners, tokens].map((name) => [name, site.read(name)]));
  const [one = "", other = ""] = site.read(partners).match(/images\/partners\/[\w-]+\.png/g) ?? [];

  // Add a page with words and a served file, remove a logo, change a style.
  site.write(
    "content/pages/extra.json",
    site.read("content/pages/policy.json").replace("/policy", "/extra"),
  );
  for (const language of ["ar", "en"])
    site.write(`locales/${language}/extra.json`, site.read(`locales/${language}/site.json`));
  fs.mkdirSync(path.join(site.folder, "static/notes-extra"));
  site.write("static/notes-extra/note.txt", "Served as it is.");
  site.replace(partners, one, other);
  site.replace(tokens, "--radius: 2px", "--radius: 7px");
  const changed = build();
  const added = [...changed.keys()].filter((file) => !first.has(file));
  expect(added.filter((file) => file.includes("extra")).length).toBeGreaterThan(8);
  const logo = path.basename(one);
  expect(pictures.some((file) => file.endsWith(logo))).toBe(true);
  expect([...changed.keys()].filter((file) => file.endsWith(logo))).toEqual([]);

  for (const name of [
    "content/pages/extra.json",
    "locales/ar/extra.json",
    "locales/en/extra.json",
    "static/notes-extra",
  ])
    fs.rmSync(path.join(site.folder, name), { recursive: true });
  for (const [name, text] of before) site.write(name, text);
  const last = build();
  expect([...last.keys()]).toEqual([...first.keys()]);
  const madeAgain = pictures.filter((file) => last.get(file) !== first.get(file));
  expect(madeAgain.filter((file) => !file.endsWith(logo))).toEqual([]);
});
