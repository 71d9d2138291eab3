import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { z } from "zod";
import { drawingFault } from "../plugins/gatsby-plugin-checked-content/checks/drawing-fault";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";
import { brand } from "../plugins/gatsby-plugin-checked-content/schemas/brand";
import { localized } from "../plugins/gatsby-plugin-checked-content/schemas/fields";
import { site as siteSchema } from "../plugins/gatsby-plugin-checked-content/schemas/site";
import { anchorsOf } from "../plugins/gatsby-plugin-checked-content/site/page-anchors";
import {
  fieldsWithRole,
  parseSite,
  readSite,
  readSiteTexts,
} from "../plugins/gatsby-plugin-checked-content/site/site-files";
import { codes, type Language } from "../shared/languages";
import type { Changes } from "./changes";
import { coloursFrom } from "./colours-from-two";
import { isDemonstration, neutralPicture, servedFiles, wordPattern } from "./launch";
import { slug } from "./project-table";
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
  const country = new Intl.DisplayNames(code, { type: "region" }).of(facts.country);
  const words: Record<string, Json> = { ...facts, country };
  const wordOf = (all: string, name: string) => words[name]?.[code] ?? words[name] ?? all;
  return text.replace(/\{(\w+)\}(?!\})/g, wordOf);
}

/** A text with the company's names of now in place of those before. */
function rename(text: string, code: Language, before: Answers, now: Answers): string {
  const names = [
    [before.fullName[code], now.fullName[code]],
    [before.name[code], now.name[code]],
    [before.email, now.email],
  ] as const;
  const pattern = names.map(([from]) => wordPattern(from).source).join("|");
  const nameOf = (found: string) => names.find(([from]) => from === found)?.[1] ?? found;
  return text.replace(new RegExp(pattern, "gu"), nameOf);
}

/** Texts with those of the start in their places. */
function withStart(own: Json, start: Json, fillIn: (text: string) => string): Json {
  if (typeof start === "string") return fillIn(start);
  if (start === null || Array.isArray(start)) return start ?? undefined;
  const both = Object.keys(start).filter((name) => own[name] !== undefined);
  const entries = both.map((name) => [name, withStart(own[name], start[name], fillIn)]);
  return { ...own, ...Object.fromEntries(entries) };
}

/**
 * What setup changes. In the demonstration it lays down a neutral start: what holds for every company stays. Later it
 * changes only what is answered differently, and in the texts only names. `repository` is where the site was cloned from.
 */
export async function setupChanges(answers: Answers, root = ".", repository?: string) {
  const changes: Changes = new Map();
  const [site, old] = [readFiles(root), readFiles(root)];
  const isFirst = isDemonstration(root);
  const before = answersIn(old);
  const { phone, mark, primary, accent, services, pages, ...facts } = answers;
  const edit = (name: string, change: (file: Json) => object) => {
    const file = site.get(name);
    site.set(name, { ...file, ...change(file) });
  };

  if (isFirst) {
    const stays = /^locales\/|^content\/(pages\/.*|cities|sectors|navigation)\.json$/;
    for (const name of [...site.keys(), ...servedFiles(root)].filter((one) => !stays.test(one))) {
      site.delete(name);
      changes.set(name, null);
    }
    for (const [name, file] of Object.entries(content)) site.set(`content/${name}.json`, file);
    edit("content/sectors.json", ({ items = [] }) => ({
      items: items.map(({ id, name }: Json) => ({ id, name })),
    }));
    const address = inEach((code) => fill(texts[code].setup.address, code, answers));
    edit("content/site.json", () => ({ careersEmail: facts.email, address }));
    const text = fs.readFileSync(path.join(root, "package.json"), "utf8");
    const { demonstration: _, template, ...manifest } = JSON.parse(text);
    const description = `The website of ${facts.fullName.en}.`;
    site.set("package.json", { ...manifest, description, template: { repository, ...template } });
  }
  edit("content/site.json", ({ phones = [] }) => ({
    ...facts,
    phones: [phone, ...phones.slice(1)],
  }));
  const city = { id: slug(facts.city.en), name: facts.city, country: facts.country };
  edit("content/cities.json", ({ items }) => {
    const isThere = items.some(({ name }: Json) => name.en === city.name.en);
    return { items: isThere ? items : [city, ...items] };
  });

  const picture = neutralPicture.slice("content/".length);
  const { alt } = content["who-we-are"].teaser;
  const known = Object.entries<Json>(old.get("locales/en/services.json").items ?? {});
  const ids = namesIn(services.en).map(
    (name) => known.find(([, { title }]) => title === name)?.[0] ?? slug(name),
  );
  edit("content/services.json", ({ items }) => ({
    items: ids.map((id) => {
      const [title, description] = ["title", "text"].map((part) => `services:items.${id}.${part}`);
      const there = items.find((one: Json) => one.id === id);
      return there ?? { id, title, description, alt, image: picture };
    }),
  }));

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

  for (const code of codes) {
    for (const name of [...site.keys()].filter((one) => one.startsWith(`locales/${code}/`))) {
      const own = JSON.parse(rename(JSON.stringify(site.get(name)), code, before, answers));
      const start = (isFirst && texts[code][path.basename(name, ".json")]) || {};
      site.set(
        name,
        withStart(own, start, (text) => fill(text, code, answers)),
      );
    }
    const titles = namesIn(services[code]);
    const text = texts[code].setup.service;
    edit(`locales/${code}/services.json`, ({ items = {} }) => ({
      items: Object.fromEntries(
        ids.map((id, index) => [id, { text, ...items[id], title: titles[index] }]),
      ),
    }));
  }

  for (const id of optionalPages(site))
    if (!namesIn(pages).includes(id) && site.delete(`content/pages/${id}.json`))
      changes.set(`content/pages/${id}.json`, null);
  if (isFirst) {
    const { pages } = readSite(root);
    for (const { file, field } of fieldsWithRole(pages, "image", "entry"))
      delete site.get(file.name)?.[field[0] ?? ""];
    const updated = new Date().toISOString().slice(0, 10);
    for (const { name } of pages) if (site.get(name)?.updated) edit(name, () => ({ updated }));
  }
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
