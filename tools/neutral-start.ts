import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deburr, kebabCase } from "lodash";
import sharp from "sharp";
import { z } from "zod";
import { drawingFault } from "../plugins/gatsby-plugin-checked-content/checks/drawing-fault";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";
import { brand } from "../plugins/gatsby-plugin-checked-content/schemas/brand";
import { localized } from "../plugins/gatsby-plugin-checked-content/schemas/fields";
import { site as siteSchema } from "../plugins/gatsby-plugin-checked-content/schemas/site";
import { anchorsOf } from "../plugins/gatsby-plugin-checked-content/site/page-anchors";
import { parseSite, readSiteTexts } from "../plugins/gatsby-plugin-checked-content/site/site-files";
import { countryName } from "../shared/format";
import { codes, type Language } from "../shared/languages";
import type { Changes } from "./changes";
import { coloursFrom } from "./colours-from-two";
import { isDemonstration, neutralPicture, servedFiles, wordPattern } from "./launch";
import arabic from "./start/ar.json";
import content from "./start/content.json";
import english from "./start/en.json";

type Pair = Record<Language, string>;
// biome-ignore lint/suspicious/noExplicitAny: each file has a shape of its own.
type Json = any;
/** JSON files, by their paths. */
type Files = Map<string, Json>;

/** A schema with one more check, whose sentence is the mistake. */
const checked = <Schema extends z.ZodType>(
  schema: Schema,
  faultOf: (value: z.infer<Schema>) => string | undefined,
) =>
  schema.superRefine((value, context) => {
    const message = faultOf(value);
    if (message) context.addIssue({ code: "custom", message });
  });

const { name, fullName, tagline, city, country, foundingYear, phones, whatsapp, email, siteUrl } =
  siteSchema.shape;
const { primary, accent } = brand.shape.colours.shape.light.shape;

/** What an owner says of the company, in the order in which setup asks. `mark` is the path of an SVG; services and pages have commas between them. */
export const answersSchema = z.strictObject({
  ...{ name, fullName, tagline, city, country, foundingYear },
  ...{ phone: phones.element, whatsapp, email, siteUrl },
  mark: checked(z.string(), (file) =>
    fs.existsSync(file) ? drawingFault(fs.readFileSync(file, "utf8")) : t("setup.noFile"),
  ).optional(),
  ...{ primary, accent },
  services: checked(localized(400), (lists) => {
    const [count, ...counts] = Object.values(lists).map((list) => namesIn(list).length);
    return counts.every((one) => one === count) ? undefined : t("setup.services");
  }),
  pages: checked(z.string(), (list) => {
    const allowed = optionalPages(readFiles("."));
    const isKnown = namesIn(list).every((page) => allowed.includes(page));
    return isKnown ? undefined : t("notOneOf", { allowed });
  }),
});

export type Answers = z.infer<typeof answersSchema> &
  Record<"name" | "fullName" | "tagline" | "city" | "services", Pair>;

/** The texts of the start, with places for the company's facts; null for one that goes. */
const texts: Record<Language, Json> = { ar: arabic, en: english };

const namesIn = (list: string): string[] =>
  list.split(/[,،;؛\n]/).flatMap((name) => name.trim() || []);

const ownFile = (name: string) => path.join(__dirname, "start", name);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const inEach = (value: (code: Language) => string) =>
  Object.fromEntries(codes.map((code) => [code, value(code)])) as Pair;

export const readFiles = (root: string): Files =>
  new Map([...readSiteTexts(root)].map(([name, text]) => [name, JSON.parse(text)]));

/** The pages that a site can do without, by the names of their files. */
export const optionalPages = (site: Files): string[] =>
  [...site].flatMap(([name, { template }]) =>
    name.startsWith("content/pages/") &&
    !["home", "contact", "not-found", "text"].includes(template)
      ? path.basename(name, ".json")
      : [],
  );

/** The answers that would make a site as it is. */
export function answersIn(site: Files): Answers {
  const { phones, ...facts } = site.get("content/site.json");
  const { primary, accent } = site.get("content/brand.json").colours.light;
  const services = inEach((code) => {
    const { items = {} } = site.get(`locales/${code}/services.json`);
    return Object.values<Json>(items)
      .map(({ title }) => title)
      .join(", ");
  });
  const pages = optionalPages(site).join(", ");
  return { ...facts, phone: phones[0], primary, accent, services, pages };
}

/** A text with the company's facts in their places. */
function fill(text: string, code: Language, facts: Answers): string {
  const words: Json = { ...facts, country: countryName(facts.country, code) };
  return text.replace(/\{(\w+)\}(?!\})/g, (_, name) => words[name][code] ?? words[name]);
}

/** A text with the company's names of now in place of those before. */
function rename(text: string, code: Language, before: Answers, now: Answers): string {
  const names = new Map([
    [before.fullName[code], now.fullName[code]],
    [before.name[code], now.name[code]],
    [before.email, now.email],
  ]);
  const pattern = [...names.keys()].map((name) => wordPattern(name).source).join("|");
  return text.replace(new RegExp(pattern, "gu"), (name) => names.get(name) ?? name);
}

/** Texts with those of the start in their places; without those of which it has null. */
function withStart(own: Json, start: Json): Json {
  if (start?.constructor !== Object) return start ?? undefined;
  const both = Object.keys(start).filter((name) => own[name] !== undefined);
  return {
    ...own,
    ...Object.fromEntries(both.map((name) => [name, withStart(own[name], start[name])])),
  };
}

/** Leaves of the demonstration what holds for every company, and lays the start over it. Gives the files that go. */
function layStart(site: Files, root: string, answers: Answers, repository?: string): string[] {
  const stays = /^locales\/|^content\/(pages\/.*|cities|sectors|navigation)\.json$/;
  const gone = [...site.keys(), ...servedFiles(root)].filter((name) => !stays.test(name));
  for (const name of gone) site.delete(name);
  for (const [name, file] of Object.entries(content)) site.set(`content/${name}.json`, file);
  const { items: sectors = [], ...file } = site.get("content/sectors.json");
  const items = sectors.map(({ id, name }: Json) => ({ id, name }));
  site.set("content/sectors.json", { ...file, items });
  const today = new Date().toISOString().slice(0, 10);
  for (const [name, { headerImage, projects, documents, updated, ...page }] of site)
    if (name.startsWith("content/pages/"))
      site.set(name, { ...page, ...(updated && { updated: today }) });
  for (const code of codes)
    for (const [name, start] of Object.entries(texts[code])) {
      const file = `locales/${code}/${name}.json`;
      if (site.has(file)) site.set(file, withStart(site.get(file), start));
    }
  const text = fs.readFileSync(path.join(root, "package.json"), "utf8");
  const { demonstration: _, template, ...manifest } = JSON.parse(text);
  const description = `The website of ${answers.fullName.en}.`;
  site.set("package.json", { ...manifest, description, template: { repository, ...template } });
  return gone;
}

/**
 * What setup changes. In the demonstration it lays down a neutral start: what holds for every company stays. Later it
 * changes only what is answered differently, and in the texts only names. `repository` is where the site was cloned from.
 */
export async function setupChanges(answers: Answers, root = ".", repository?: string) {
  const [site, old] = [readFiles(root), readFiles(root)];
  const before = answersIn(old);
  const isFirst = isDemonstration(root);
  const gone = isFirst ? layStart(site, root, answers, repository) : [];
  const changes: Changes = new Map(gone.map((name) => [name, null]));
  const { phone, mark, primary, accent, services, pages, ...facts } = answers;
  const edit = (name: string, change: (file: Json) => object) => {
    const file = site.get(name);
    site.set(name, { ...file, ...change(file) });
  };

  const address = inEach((code) => fill(texts[code].setup.address, code, answers));
  edit("content/site.json", ({ phones = [] }) => ({
    ...facts,
    phones: [phone, ...phones.slice(1)],
    ...(isFirst && { address, careersEmail: facts.email }),
  }));
  const city = { id: kebabCase(deburr(facts.city.en)), name: facts.city, country: facts.country };
  edit("content/cities.json", ({ items }) => {
    const isThere = items.some(({ name }: Json) => name.en === city.name.en);
    return { items: isThere ? items : [city, ...items] };
  });

  const ids = namesIn(services.en).map((name) => {
    const known = Object.entries<Json>(old.get("locales/en/services.json").items ?? {});
    return known.find(([, { title }]) => title === name)?.[0] ?? kebabCase(deburr(name));
  });
  const { alt, image } = content["who-we-are"].teaser;
  edit("content/services.json", ({ items }) => ({
    items: ids.map((id) => {
      const [title, description] = ["title", "text"].map((part) => `services:items.${id}.${part}`);
      const there = items.find((one: Json) => one.id === id);
      return there ?? { id, title, description, alt, image };
    }),
  }));
  for (const code of codes) {
    const write = (text: string) => {
      const renamed = rename(text, code, before, answers);
      return isFirst ? fill(renamed, code, answers) : renamed;
    };
    for (const [name, file] of site)
      if (name.startsWith(`locales/${code}/`))
        site.set(
          name,
          JSON.parse(json(file), (_, one) => (typeof one === "string" ? write(one) : one)),
        );
    const titles = namesIn(services[code]);
    const text = texts[code].setup.service;
    edit(`locales/${code}/services.json`, ({ items = {} }) => ({
      items: Object.fromEntries(
        ids.map((id, index) => [id, { text, ...items[id], title: titles[index] }]),
      ),
    }));
  }

  if (isFirst || primary !== before.primary || accent !== before.accent) {
    const colours = coloursFrom(primary, accent);
    edit("content/brand.json", () => ({ colours }));
    const inks: Json = { deep: colours.light.deep, primary, accent };
    const drawing = fs.readFileSync(ownFile("picture.svg"), "utf8");
    const svg = Buffer.from(drawing.replace(/\{(\w+)\}/g, (_, ink) => inks[ink]));
    if (isFirst || fs.existsSync(path.join(root, neutralPicture)))
      changes.set(neutralPicture, await sharp(svg).jpeg({ quality: 80 }).toBuffer());
  }
  if (isFirst || mark)
    changes.set("content/images/brand/mark.svg", {
      from: path.resolve(mark ?? ownFile("mark.svg")),
    });

  for (const id of optionalPages(site))
    if (!namesIn(pages).includes(id) && site.delete(`content/pages/${id}.json`))
      changes.set(`content/pages/${id}.json`, null);
  const parsed = parseSite(root, new Map([...site].map(([name, value]) => [name, json(value)])));
  const isShown = ({ to }: { to: string }) => {
    const [address, anchor] = to.split("#");
    const page = parsed.pages.find(({ value }) => value.path === address);
    return page && (!anchor || anchorsOf(page, parsed).includes(anchor));
  };
  edit("content/navigation.json", (lists) =>
    JSON.parse(json(lists), (_, one) => (Array.isArray(one) ? one.filter(isShown) : one)),
  );

  for (const [name, value] of site)
    if (!isDeepStrictEqual(JSON.parse(json(value)), old.get(name))) changes.set(name, json(value));
  return changes;
}
