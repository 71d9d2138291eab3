import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readSiteTexts } from "../plugins/gatsby-plugin-checked-content/site-files";
import { codes, type Language } from "../shared/languages";
import type { Changes } from "./changes";
import { coloursFrom } from "./colours-from-two";
import { neutralPicture, servedFiles, wordPattern } from "./launch";
import { slug } from "./project-table";
import arabic from "./start/ar.json";
import content from "./start/content.json";
import english from "./start/en.json";
import menus from "./start/navigation.json";

type Pair = Record<Language, string>;
// biome-ignore lint/suspicious/noExplicitAny: each file has a shape of its own.
type Json = any;

/** What an owner says of the company. */
export interface Answers {
  name: Pair;
  fullName: Pair;
  tagline: Pair;
  city: Pair;
  country: string;
  foundingYear: number;
  phone: string;
  whatsapp?: string;
  email: string;
  siteUrl: string;
  /** The path of an SVG. */
  mark?: string;
  primary: string;
  accent: string;
  /** In each language the same services, with commas between them. */
  services: Pair;
  /** Those of `optionalPages` to keep, in the same way. */
  pages: string;
}

/** Pages that setup leaves out where nobody wants them. */
export const optionalPages = [
  "who-we-are",
  "services",
  "projects",
  "prequalification",
  "clients",
  "news",
] as const;

/** Where the answers stay for the next time. */
export const answersFile = "setup.json";

/** The texts of the start, by key, with places for the company's facts; null for one that goes. */
const texts = { ar: arabic, en: english } as Record<Language, Record<string, Json>>;

export const namesIn = (list: string): string[] =>
  list.split(/[,،;؛\n]/).flatMap((name) => name.trim() || []);

const file = (name: string) => path.join(__dirname, "start", name);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const emptyCities = { $schema: "../schemas/cities.schema.json", items: [] };

const inEach = (value: (code: Language) => Json) =>
  Object.fromEntries(codes.map((code) => [code, value(code)]));

/** A text with the company's facts in their places. */
function fill(text: string, code: Language, facts: Answers): string {
  const country = new Intl.DisplayNames(code, { type: "region" }).of(facts.country);
  const words: Record<string, Json> = { ...facts, country };
  const wordOf = (all: string, name: string) => words[name]?.[code] ?? words[name] ?? all;
  return text.replace("{address}", texts[code].address).replace(/\{(\w+)\}(?!\})/g, wordOf);
}

/** Puts a value at a key such as `items.build.title`; removes it for null. */
function setText(group: Json, key: string, value: Json): void {
  const parts = key.split(".");
  const last = parts.pop() ?? "";
  const inner = parts.reduce((outer, part) => outer[part], group);
  if (value === null) delete inner[last];
  else inner[last] = value;
}

/** The texts of a file, with the company's names of now, and those of the start wherever nobody has changed them. */
function textsWith(
  value: Json,
  namespace: string,
  code: Language,
  answers: Answers,
  earlier: Pick<Answers, "fullName" | "name" | "email">,
  before?: Answers,
): Json {
  const names = [
    [earlier.fullName[code], answers.fullName[code]],
    [earlier.name[code], answers.name[code]],
    [earlier.email, answers.email],
  ] as const;
  const renamed = (text: string) =>
    names.reduce((all, [from, to]) => all.replace(wordPattern(from), to), text);
  const own = JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === "string" ? renamed(one) : one,
  );
  for (const [key, text] of Object.entries(texts[code])) {
    const [space, place = ""] = key.split(":");
    const now = place.split(".").reduce((group, part) => group?.[part], own);
    if (space !== namespace || now === undefined) continue;
    const isText = typeof text === "string";
    const isOurs = !before || (isText && now === renamed(fill(text, code, before)));
    if (isOurs) setText(own, place, isText ? fill(text, code, answers) : text);
  }
  return own;
}

/**
 * What setup changes. Without answers of an earlier time it lays down a neutral start: of the demonstration stays what
 * holds for every company. With them, only what was answered differently, and no text that somebody has changed since.
 */
export async function setupChanges(answers: Answers, root = ".", before?: Answers) {
  const changes: Changes = new Map();
  const site = new Map<string, Json>();
  for (const [name, text] of readSiteTexts(root)) site.set(name, JSON.parse(text));
  const isNew = (...names: (keyof Answers)[]) =>
    names.some((name) => json(before?.[name]) !== json(answers[name]));
  const put = (name: string, value: Json) => {
    const text = json(value);
    site.set(name, value);
    if (!before || text !== fs.readFileSync(path.join(root, name), "utf8")) changes.set(name, text);
  };

  const { phone, mark, primary, accent, services, pages: kept, ...given } = answers;
  const [pages, earlierPages] = [kept, before?.pages ?? ""].map(namesIn) as [string[], string[]];
  const old = site.get("content/site.json");
  const image = neutralPicture.slice("content/".length);
  const alt = inEach((code) => texts[code].alt);
  const ids = namesIn(services.en).map(slug);
  const items = ids.map((id) => {
    const [title, description] = ["title", "text"].map((part) => `services:items.${id}.${part}`);
    const own =
      before && site.get("content/services.json").items.find((one: Json) => one.id === id);
    return own ?? { id, title, description, alt, image };
  });
  const colours = coloursFrom(primary, accent);
  const address = inEach((code) => fill("{address}", code, answers));
  const facts: Json = { ...answers, alt, colours, address, services: items };
  const start = JSON.parse(JSON.stringify(content), (_, value) => {
    const [, name] = /^\{(\w+)\}$/.exec(value) ?? [];
    return name ? facts[name] : value;
  });
  if (before) {
    put("content/site.json", { ...old, ...given, phones: [phone, ...old.phones.slice(1)] });
    const parts = { brand: ["primary", "accent", "mark"], services: ["services"] } as const;
    for (const [name, causes] of Object.entries(parts)) {
      const { $schema: _, frame: __, ...own } = start[name];
      const there = site.get(`content/${name}.json`);
      if (isNew(...causes)) put(`content/${name}.json`, { ...there, ...own });
    }
  } else for (const [name, value] of Object.entries(start)) put(`content/${name}.json`, value);

  if (isNew("primary", "accent", "mark")) {
    changes.set("content/images/brand/mark.svg", { copy: mark ?? file("mark.svg") });
    const inks: Json = { deep: colours.light.deep, primary, accent };
    const svg = fs
      .readFileSync(file("picture.svg"), "utf8")
      .replace(/\{(\w+)\}/g, (_, ink) => inks[ink]);
    if (!before || fs.existsSync(path.join(root, neutralPicture)))
      changes.set(neutralPicture, await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer());
  }

  const cities = site.get("content/cities.json") ?? { ...emptyCities };
  const own = { id: slug(given.city.en), name: given.city, country: given.country };
  if (!cities.items.some((one: Json) => one.id === own.id || one.name.en === own.name.en))
    put("content/cities.json", { ...cities, items: [own, ...cities.items] });

  if (isNew("pages")) {
    const isGone = (id: string) => optionalPages.some((one) => one === id) && !pages.includes(id);
    for (const id of optionalPages) {
      const name = `content/pages/${id}.json`;
      if (!isGone(id) && (!before || !site.has(name)))
        site.set(name, { $schema: "../../schemas/page.schema.json", path: `/${id}`, template: id });
      if (isGone(id) && site.delete(name)) changes.set(name, null);
      else if (!isGone(id)) changes.set(name, json(site.get(name)));
    }
    const now = site.get("content/navigation.json");
    const paths = [...site].map(([name, { path }]) => name.startsWith("content/pages/") && path);
    const shown = ({ to }: { to: string }) => paths.includes(to.split("#")[0]);
    const isAdded = (to: string) =>
      !before || (pages.includes(to.slice(1)) && !earlierPages.includes(to.slice(1)));
    const lists = Object.entries(menus).map(([list, links]) => {
      if (typeof links === "string") return [list, links];
      const own: { to: string }[] = before ? now[list] : [];
      const added = links.filter(({ to }) => isAdded(to) && !own.some((one) => one.to === to));
      return [list, [...own, ...added].filter(shown)];
    });
    put("content/navigation.json", Object.fromEntries(lists));
  }

  for (const [name, value] of site) {
    const [, code, namespace = ""] = /^locales\/(\w+)\/([\w-]+)\.json$/.exec(name) ?? [];
    const language = codes.find((one) => one === code);
    if (!language) continue;
    const own = textsWith(value, namespace, language, answers, before ?? old, before);
    if (namespace === "services" && isNew("services")) {
      const titles = namesIn(services[language]);
      const there = before ? own.items : {};
      const make = (id: string, index: number) =>
        there[id] ?? { title: titles[index], text: texts[language].service };
      own.items = Object.fromEntries(ids.map((id, index) => [id, make(id, index)]));
    }
    put(name, own);
  }

  if (!before) {
    for (const [name, { headerImage: _, ...page }] of site) {
      if (!name.startsWith("content/pages/")) continue;
      const today = new Date().toISOString().slice(0, 10);
      put(name, { ...page, ...(page.updated && { updated: today }) });
    }
    const stays = /^locales\/|^content\/(cities|sectors)\.json$/;
    for (const name of [...site.keys(), ...servedFiles(root)])
      if (!changes.has(name) && !stays.test(name)) changes.set(name, null);
    const { demonstration: _, ...manifest } = JSON.parse(
      fs.readFileSync(path.join(root, "package.json"), "utf8"),
    );
    changes.set(
      "package.json",
      json({ ...manifest, description: `The website of ${given.fullName.en}.` }),
    );
  }
  changes.set(answersFile, json(answers));
  return changes;
}
