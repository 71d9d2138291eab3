import fs from "node:fs";
import path from "node:path";
import { expect, test } from "../e2e/site";
import { otherFiles, texts } from "../unit/fixtures/small-site";
import { SiteCopy } from "./site-copy";
import { testWholePages } from "./whole-pages";

test.describe.configure({ mode: "serial" });

/** The smallest site that the check accepts, in the words of this one. */
const site = new SiteCopy(async ({ folder, edit, write }) => {
  for (const name of ["content", "static", "public"])
    fs.rmSync(path.join(folder, name), { recursive: true });
  for (const [name, text] of texts) {
    if (name.startsWith("content/")) write(name, text);
    else edit(name, (words) => merge(words, JSON.parse(text)));
  }
  for (const [name, bytes] of Object.entries(await otherFiles())) write(name, bytes);
  edit("content/site.json", (facts) => {
    facts.editor = { backend: "github", repository: "owner/site", branch: "main" };
    facts.editor.signIn = "https://sign-in.example";
  });
});

type Words = { [key: string]: Words | string };

/** Puts texts in the place of others; lists as a whole. */
function merge(words: Words, own: Words): void {
  for (const [key, value] of Object.entries(own)) {
    const there = words[key];
    const isGroup = typeof value === "object" && typeof there === "object" && !Array.isArray(there);
    if (isGroup) merge(there, value);
    else words[key] = value;
  }
}

test("the smallest site is in order, and is built with its editor, which no search engine lists", () => {
  for (const [program, ...args] of [
    ["tsx/dist/cli.mjs", "tools/check-content.ts"],
    ["gatsby/cli.js", "build"],
  ] as const) {
    const { status, output } = site.run(program, ...args);
    expect(status, output.slice(-6000)).toBe(0);
  }
  expect(site.read("public/admin/index.html")).toContain('name="robots" content="noindex"');
  expect(site.read("public/sitemap-0.xml")).not.toContain("admin");
  const home = site.read("public/en/index.html");
  expect(home).not.toContain("/admin");
  // Its only project, which nobody has chosen for Home.
  expect(home).toContain('href="/en/projects/tower/"');
});

testWholePages(site);
