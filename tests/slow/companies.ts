import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { coloursFrom } from "../../tools/colours-from-two";
import { examplesOf } from "../guide-examples";
import type { SiteCopy } from "./site-copy";

/** Three other companies, each described by the edits that turn a copy of this site into its own. */
export const companies: Record<string, (site: SiteCopy) => void> = { smallest, largest, renamed };

const languagesOf = (site: SiteCopy): string[] =>
  fs.readdirSync(path.join(site.folder, "locales")).filter((name) => !name.includes("."));

/** One service, one client, one work, and none of the optional parts. */
function smallest(site: SiteCopy): void {
  site.edit("content/services.json", (services) => {
    const last = services.items.at(-1);
    services.items = [{ ...last, id: "works" }];
  });
  const lists = ["partners", "testimonials", "vision", "stages", "milestones", "roles"];
  lists.push("figures", "prequalification");
  const removed = lists.map((name) => `content/${name}.json`);
  for (const language of languagesOf(site)) {
    for (const name of ["stages", "news"]) removed.push(`locales/${language}/${name}.json`);
    site.edit(`locales/${language}/who-we-are.json`, (words) => delete words.film);
  }
  removed.push("content/vacancies", "content/news");
  for (const name of ["film", "profile", "og"]) removed.push(`static/${name}`, `public/${name}`);
  for (const name of removed)
    fs.rmSync(path.join(site.folder, name), { recursive: true, force: true });
  site.edit("content/navigation.json", (menus) => {
    menus.footer = menus.footer.filter(({ to }: { to: string }) => !to.endsWith("#stages"));
  });
  for (const name of site.jsonIn("content/projects").slice(1))
    fs.rmSync(path.join(site.folder, name));
  for (const name of site.jsonIn("content/projects"))
    site.edit(name, (project) => delete project.drawings);
  site.edit("content/site.json", (facts) => {
    const left = ["film", "profile", "map", "geo", "whatsapp", "contacts"];
    left.push("externalFlags", "legal", "notice");
    for (const name of left) delete facts[name];
    facts.newsletter = false;
    facts.phones.splice(1);
    facts.social.splice(3);
    facts.openingHours.splice(1);
  });
  for (const language of languagesOf(site))
    site.edit(`locales/${language}/clients.json`, ({ items }) => {
      items.splice(1);
      delete items[0].project;
    });
  // Its text pages but the shortest go, and the links to them.
  leaveOut(site, (name, page) => page.template === "text" && sectionsOf(site, name).length > 4);
  leaveOut(site, (_name, page) => ["contact", "news"].includes(page.template));
}

// biome-ignore lint/suspicious/noExplicitAny: a page's file, whose shape the check knows.
function leaveOut(site: SiteCopy, isLeftOut: (name: string, page: any) => boolean): void {
  for (const name of site.jsonIn("content/pages")) {
    const page = JSON.parse(site.read(name));
    if (!isLeftOut(name, page)) continue;
    fs.rmSync(path.join(site.folder, name));
    site.edit("content/navigation.json", (menus) => {
      for (const [menu, items] of Object.entries(menus))
        if (Array.isArray(items))
          menus[menu] = items.filter(({ to }) => to.split("#")[0] !== page.path);
    });
  }
}

/** As many entries as a large company has, in three languages, with long words, and a page that the guides add. */
function largest(site: SiteCopy): void {
  addLanguage(site);
  addPage(site);
  repeat(site, "content/partners.json", 40);
  const projects = site.jsonIn("content/projects");
  for (let index = projects.length; index < 100; index += 1) {
    const name = `content/projects/more-${index}.json`;
    site.write(name, site.read(projects[index % projects.length] ?? ""));
    site.edit(name, (project) => {
      project.order = 100 + index;
    });
  }
  repeat(site, "content/services.json", 6);
  for (const language of languagesOf(site)) {
    site.edit(`locales/${language}/clients.json`, (clients) => {
      clients.items = Array.from({ length: 50 }, (_all, index) => {
        const client = clients.items[index % clients.items.length];
        return { ...client, name: `${client.name} ${index + 1}` };
      });
    });
  }
  site.edit("content/site.json", (facts) => {
    for (const code of Object.keys(facts.address))
      facts.address[code] = `${facts.address[code]} ${facts.address[code]}`.slice(0, 88).trim();
  });
  const [name = ""] = site
    .jsonIn("content/pages")
    .filter((page) => JSON.parse(site.read(page)).template === "text")
    .sort((one, other) => sectionsOf(site, other).length - sectionsOf(site, one).length);
  const sections = sectionsOf(site, name);
  for (const language of languagesOf(site))
    site.edit(textsOf(name, language), (texts) => {
      for (let index = 0; index < 30; index += 1) {
        const section = texts[sections[index % sections.length] ?? ""];
        texts[`part-${index + 1}`] = { ...section, title: `${section.title} ${index + 1}` };
      }
    });
}

/** The texts of a page to read, from its file. */
const textsOf = (page: string, language: string) => `locales/${language}/${path.basename(page)}`;

/** The keys of its sections. */
function sectionsOf(site: SiteCopy, page: string): string[] {
  const { meta: _, ...texts } = JSON.parse(site.read(textsOf(page, "ar")));
  return Object.keys(texts).filter((key) => typeof texts[key] === "object");
}

function repeat(site: SiteCopy, file: string, count: number): void {
  site.edit(file, (list) => {
    list.items = Array.from({ length: count }, (_all, index) => {
      const item = list.items[index % list.items.length];
      return index < list.items.length ? item : { ...item, id: `${item.id}-${index}` };
    });
  });
}

/** French, added as the guide says, with long German words in it. */
function addLanguage(site: SiteCopy): void {
  const run = (tool: string, ...args: string[]) => site.run("tsx/dist/cli.mjs", tool, ...args);
  const asked = run("tools/add-language.ts", "fr");
  expect(asked.status).toBe(1);
  const [row = ""] = asked.output.match(/\{ code: "fr".*\},/) ?? [];
  site.replace("src/i18n/languages.ts", "] as const", `  ${row}\n] as const`);
  expect(run("tools/add-language.ts", "fr")).toMatchObject({ status: 0 });
  const left = run("tools/check-content.ts");
  expect(left.status).toBe(1);
  expect(left.output.match(/locales\/fr\/.*not translated yet/g)?.length).toBeGreaterThan(100);
  for (const name of [...site.jsonIn("content"), ...site.jsonIn("locales/fr")])
    site.write(name, site.read(name).replace(/[⟦⟧]/g, ""));
  site.edit("locales/fr/common.json", ({ navigation }) => {
    navigation.home = "Unternehmensstartseite";
    navigation.services = "Gesamtbauleistungen";
  });
  site.edit("locales/fr/services.json", (services) => {
    services.ourServices = "Generalunternehmerdienstleistungen";
  });
}

/** The page of the guides, and an item for it in a menu. */
function addPage(site: SiteCopy): void {
  const [arabic = "", page = ""] = examplesOf("content/README.ar.md");
  const [english = ""] = examplesOf("content/README.md");
  site.write("content/pages/safety.json", page);
  for (const language of languagesOf(site)) {
    const words = language === "ar" ? arabic : english;
    site.write(`locales/${language}/safety.json`, words);
  }
  site.edit("content/navigation.json", ({ legal }) => {
    legal.push({ label: "safety:meta.title", to: "/safety" });
  });
}

/** With letters that HTML writes as several. */
const newName = { ar: "أفق", en: "U&'Q" };

/** All names, colours, years and places are different. */
function renamed(site: SiteCopy): void {
  const { name } = JSON.parse(site.read("content/site.json"));
  const host = new URL(JSON.parse(site.read("content/site.json")).siteUrl).host;
  const stem = host.split(".")[0] ?? "";
  const files = [
    ...site.jsonIn("content"),
    ...site.jsonIn("locales"),
    "package.json",
    "LICENSE",
    "README.md",
  ];
  for (const file of files) {
    const text = site
      .read(file)
      .replaceAll(name.en, newName.en)
      .replace(new RegExp(`${stem}(?=[._-]example)`, "g"), "ufuq")
      .replace(/\.example\b/g, ".test")
      .replace(
        new RegExp(`(?<!\\p{L})([وبلف]?(?:ال)?)${name.ar}(?!\\p{L})`, "gu"),
        `$1${newName.ar}`,
      );
    site.write(file, text.replaceAll(`"name": "${stem}"`, '"name": "ufuq"'));
  }
  site.edit("content/partners.json", ({ items }) => delete items[0].link);
  site.edit("content/site.json", (facts) => {
    facts.foundingYear = 1998;
    facts.country = "QA";
    facts.city = { ar: "الدوحة", en: "Doha" };
    facts.address = { ar: "شارع الكورنيش، الدوحة، قطر", en: "Corniche Street, Doha, Qatar" };
    facts.geo = { latitude: 25.2854, longitude: 51.531 };
    delete facts.map.plan;
    facts.phones = ["+974 4000 1234"];
  });
  const square =
    '<path d="M4 4h24v24H4z" stroke="none" fill="currentColor"/><circle cx="16" cy="16" r="6" fill="var(--accent)"/>';
  fs.mkdirSync(path.join(site.folder, "content/images/brand"), { recursive: true });
  site.write("content/images/brand/ufuq.svg", `<svg viewBox="0 0 32 32">${square}</svg>`);
  site.edit("content/brand.json", (brand) => {
    for (const code of Object.keys(brand.mark)) brand.mark[code] = "images/brand/ufuq.svg";
    brand.frame = "none";
    delete brand.lettering;
    brand.colours = coloursFrom("#4b1f6f", "#c2185b");
  });
}
