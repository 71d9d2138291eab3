import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { SiteCopy } from "./site-copy";

const tsx = "tsx/dist/cli.mjs";
const check = "tools/check-content.ts";
const prefixes = ["", "/ar", "/en", "/fr"];

test.describe.configure({ mode: "serial" });

let site: SiteCopy;
test.beforeAll(() => {
  site = new SiteCopy();
});
test.afterAll(() => site.remove());

/** The JSON that the guide shows for a new page: its words, then the page. */
function examplesOf(guide: string): string[] {
  return [...site.read(guide).matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = ""]) => json);
}

test("a language is added by a row and a command, and the check lists what is left", () => {
  const asked = site.run(tsx, "tools/add-language.ts", "fr");
  expect(asked.status).toBe(1);
  const [row = ""] = asked.output.match(/\{ code: "fr".*\},/) ?? [];
  site.replace("src/i18n/languages.ts", "] as const", `  ${row}\n] as const`);
  expect(site.run(tsx, "tools/add-language.ts", "fr")).toMatchObject({ status: 0 });

  const left = site.run(tsx, check);
  expect(left.status).toBe(1);
  expect(left.output.match(/locales\/fr\/.*not translated yet/g)?.length).toBeGreaterThan(100);

  for (const name of [...site.jsonIn("content"), ...site.jsonIn("locales/fr")])
    site.write(name, site.read(name).replace(/[⟦⟧]/g, ""));
  expect(site.run(tsx, check).output).toContain("in order");
});

test("a page is added as the guides say, and an item for it in a menu", () => {
  const [arabic = "", page = ""] = examplesOf("content/README.ar.md");
  const [english = ""] = examplesOf("content/README.md");
  site.write("content/pages/safety.json", page);
  for (const [language, words] of Object.entries({ ar: arabic, en: english, fr: english })) {
    site.write(`locales/${language}/safety.json`, words);
    site.edit(`locales/${language}/common.json`, ({ navigation }) => {
      navigation.safety = JSON.parse(words).meta.title;
    });
  }
  site.edit("content/navigation.json", ({ legal }) => {
    legal.push({ label: "common:navigation.safety", to: "/safety" });
  });
  expect(site.run(tsx, check).output).toContain("in order");
});

test("both are in every language: pages, menus, sitemap, alternates, search", () => {
  const built = site.run("gatsby/cli.js", "build");
  expect(built.status, built.output.slice(-3000)).toBe(0);

  const sitemap = site.read("public/sitemap-0.xml");
  for (const name of site.jsonIn("content/pages")) {
    const { path: route, template } = JSON.parse(site.read(name));
    for (const prefix of prefixes) {
      const folder = `${prefix}${route === "/" ? "" : route}/`;
      const file = template === "not-found" ? `${prefix}/404.html` : `${folder}index.html`;
      expect(fs.existsSync(path.join(site.folder, "public", file)), file).toBe(true);
      const html = site.read(`public${file}`);
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${prefix.slice(1) || "ar"}"`));
      expect(html).toContain(`href="${prefix || "/ar"}/safety/#"`);
      if (template === "not-found") continue;
      expect(html).toContain('hrefLang="fr"');
      if (prefix) expect(sitemap).toContain(`${folder}</loc>`);
    }
  }
  for (const language of ["ar", "en", "fr"])
    expect(site.read(`public/search/${language}.json`)).toContain("/safety/#rules");
});
