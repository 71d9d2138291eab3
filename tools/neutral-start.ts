import fs from "node:fs";
import path from "node:path";
import _ from "lodash";
import sharp from "sharp";
import { z } from "zod";
import { drawingFault } from "../plugins/gatsby-plugin-checked-content/checks/drawing-fault";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";
import { brand } from "../plugins/gatsby-plugin-checked-content/schemas/brand";
import { inEachLanguage, listOf } from "../plugins/gatsby-plugin-checked-content/schemas/fields";
import { services as servicesSchema } from "../plugins/gatsby-plugin-checked-content/schemas/services";
import { site as siteSchema } from "../plugins/gatsby-plugin-checked-content/schemas/site";
import { maximumOf } from "../plugins/gatsby-plugin-checked-content/schemas/translations";
import { readSiteTexts } from "../plugins/gatsby-plugin-checked-content/site/site-files";
import { countryName } from "../shared/format";
import { codes, type Language } from "../shared/languages";
import type { Changes } from "./changes";
import { coloursFrom } from "./colours-from-two";
import { neutralPicture, servedFiles } from "./launch";
import { mergeFields } from "./merge-fields";
import ar from "./start/ar.json";
import content from "./start/content.json";
import en from "./start/en.json";
import entries from "./start/entries.json";

type Pair = Record<Language, string>;
// biome-ignore lint/suspicious/noExplicitAny: each file has a shape of its own.
type Json = any;
/** JSON files, by their paths. */
type Files = Map<string, Json>;

/** What of the demonstration holds for every company. */
const kept = /^(locales|content\/pages)\/|(cities|sectors|navigation|package)\.json$/;

const { name, fullName, tagline, city, country, foundingYear, phones, whatsapp, email, siteUrl } =
  siteSchema.shape;
const { primary, accent } = brand.shape.colours.shape.light.shape;
const markFault = (file: string) =>
  fs.existsSync(file) ? drawingFault(fs.readFileSync(file, "utf8")) : t("setup.noFile");

/** What is wrong with the names of services: they become titles, the English ones anchors too. */
function servicesFault(list: string, code: Language): string | undefined {
  const titles = namesIn(list);
  const maximum = maximumOf("services", "title") ?? 0;
  const [long] = titles.filter(({ length }) => length > maximum);
  if (long) return t("tooLong", { length: long.length, maximum });
  const ids = code === "en" ? titles.map((title) => ({ id: slug(title) })) : [];
  const schema = listOf(servicesSchema.shape.items.element.pick({ id: true }));
  return schema.safeParse(ids).error?.issues[0]?.message;
}

/** What an owner says of the company, in the order in which setup asks. `mark` is the path of an SVG; services and pages have commas between them. */
export const answersSchema = z.strictObject({
  ...{ name, fullName, tagline, city, country, foundingYear },
  ...{ phone: phones.element, whatsapp, email, siteUrl },
  mark: z
    .string()
    .refine((file) => !markFault(file), { error: ({ input }) => markFault(`${input}`) })
    .optional(),
  ...{ primary, accent },
  services: inEachLanguage((code) =>
    z
      .string()
      .min(1)
      .refine((list) => !servicesFault(list, code), {
        error: ({ input }) => servicesFault(`${input}`, code),
      }),
  ).refine((lists) => _.uniq(_.map(lists, (list) => namesIn(list).length)).length === 1, {
    error: () => t("setup.services"),
  }),
  pages: z
    .string()
    .refine((list) => _.difference(namesIn(list), optionalPages(readFiles("."))).length === 0, {
      error: () => t("notOneOf", { allowed: optionalPages(readFiles(".")) }),
    }),
});

export type Answers = z.infer<typeof answersSchema> &
  Record<"name" | "fullName" | "tagline" | "city" | "services", Pair>;

const namesIn = (list: string) => list.split(/[,،;؛\n]/).flatMap((name) => name.trim() || []);
const slug = (title: string) => _.kebabCase(_.deburr(title));
const ownFile = (name: string) => path.join(__dirname, "start", name);
const inEach = (value: (code: Language) => string) =>
  Object.fromEntries(codes.map((code) => [code, value(code)])) as Pair;

export function readFiles(root: string): Files {
  const manifest = fs.readFileSync(path.join(root, "package.json"), "utf8");
  const texts = [...readSiteTexts(root), ["package.json", manifest] as const];
  return new Map(texts.map(([name, text]) => [name, JSON.parse(text)]));
}

/** The pages that a site can do without, by the names of their files. */
const optionalPages = (site: Files): string[] =>
  [...site].flatMap(([name, { template }]) =>
    /^content\/pages\//.test(name) && !/^(home|contact|not-found|text)$/.test(template)
      ? path.basename(name, ".json")
      : [],
  );

/** The answers that setup offers: those of the run before, with the services and pages of today. */
export function answersIn(site: Files): Partial<Answers> {
  const pages = optionalPages(site).join(", ");
  const { setup } = site.get("package.json");
  const services = inEach((code) =>
    _.map(site.get(`locales/${code}/services.json`).items, "title").join(", "),
  );
  return setup ? { ...setup, services, pages } : { pages };
}

/** A text or file of the start with facts in their places: any value where a whole text is one, else words. */
function fill(file: Json, facts: object, code?: Language): Json {
  const factAt = (fact: string) => _.get(facts, `${fact}.${code}`) ?? _.get(facts, fact);
  return JSON.parse(JSON.stringify(file), (_key, one) => {
    const whole = /^\{([\w.]+)\}$/.exec(one)?.[1];
    if (whole || typeof one !== "string") return whole ? factAt(whole) : one;
    return one.replace(/\{([\w.]+)\}(?!\})/g, (place, fact) => factAt(fact) ?? place);
  });
}

/** The files of the start for a company; null stands for what goes. */
function startFor(answers: Answers): Files {
  const facts = {
    ...answers,
    colours: coloursFrom(answers.primary, answers.accent),
    countryName: inEach((code) => countryName(answers.country, code)),
    today: new Date().toISOString().slice(0, 10),
  };
  const filesIn = (folder: string, files: object, code?: Language) =>
    _.map(files, (file, name) => [`${folder}/${name}.json`, fill(file, facts, code)] as const);
  const texts = codes.flatMap((code) => filesIn(`locales/${code}`, { ar, en }[code], code));
  return new Map([...filesIn("content", content), ...texts]);
}

/**
 * What setup changes. In the demonstration it lays down a neutral start: what holds for every company stays. Later it
 * changes only what is answered differently, and nobody has changed since. `repository` is where the site was cloned from.
 */
export async function setupChanges(answers: Answers, root = ".", repository?: string) {
  const old = readFiles(root);
  const { demonstration: isFirst, ...manifest } = old.get("package.json");
  const [then, now] = [manifest.setup ?? answers, answers].map(startFor);
  const site: Files = new Map();
  const listOf = (_own: Json, start: Json) => (Array.isArray(start) ? start : undefined);
  for (const [name, own] of old) {
    const start = now?.get(name);
    if (!isFirst) site.set(name, mergeFields(own, then?.get(name), start));
    else if (kept.test(name)) site.set(name, _.mergeWith({}, own, start, listOf));
    else if (start) site.set(name, start);
  }
  const changes: Changes = new Map();
  const edit = (name: string, change: (file: Json) => object) =>
    site.set(name, { ...site.get(name), ...change(site.get(name)) });
  const template = { repository, ...manifest.template };
  site.set("package.json", { ...manifest, template, setup: _.omit(answers, "mark") });
  if (isFirst) {
    for (const name of servedFiles(root)) changes.set(name, null);
    edit("content/sectors.json", ({ items }) => ({
      items: _.map(items, (sector) => _.pick(sector, "id", "name")),
    }));
  }
  edit("content/cities.json", ({ items }) => {
    const known = _.find(items, { name: { en: answers.city.en } });
    const city = known ?? fill(entries.city, { ...answers, id: slug(answers.city.en) });
    return { items: _.uniqBy([city, ...items], "id") };
  });

  const titles = _.mapValues(answers.services, namesIn);
  const known = old.get("locales/en/services.json").items;
  const ids = titles.en.map((title) => _.findKey(known, { title }) ?? slug(title));
  edit("content/services.json", ({ items }) => ({
    items: ids.map((id) => _.find(items, { id }) ?? fill(entries.service, { id })),
  }));
  for (const code of codes)
    edit(`locales/${code}/services.json`, ({ items }) => {
      const text = entries.serviceText[code];
      const own = titles[code].map((title, index) => ({
        text,
        ...items?.[ids[index] ?? ""],
        title,
      }));
      return { items: _.zipObject(ids, own) };
    });

  const { colours } = site.get("content/brand.json");
  const isPictured = fs.existsSync(path.join(root, neutralPicture));
  if (isFirst || (isPictured && !_.isEqual(colours, old.get("content/brand.json").colours))) {
    const svg = fill(fs.readFileSync(ownFile("picture.svg"), "utf8"), { ...answers, colours });
    changes.set(neutralPicture, await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer());
  }
  if (isFirst || answers.mark) {
    const from = path.resolve(answers.mark ?? ownFile("mark.svg"));
    changes.set("content/images/brand/mark.svg", { from });
  }
  if (answers.mark) {
    // On dark grounds its colours are lighter.
    const mark = fs.readFileSync(answers.mark, "utf8");
    const lighter = (own: string) => coloursFrom(own, own).light.onDeepPrimary;
    const painted = mark.replace(/#[0-9a-f]{6}\b/gi, lighter);
    changes.set("content/images/brand/mark-on-dark.svg", painted);
    const markOnDark = inEach(() => "images/brand/mark-on-dark.svg");
    edit("content/brand.json", () => ({ markOnDark }));
  }

  for (const id of _.difference(optionalPages(site), namesIn(answers.pages)))
    site.delete(`content/pages/${id}.json`);
  const paths = [...site.values()].map((file) => file.path);
  edit("content/navigation.json", ({ $schema, ...lists }) =>
    _.mapValues(lists, (links) => links.filter(({ to }: Json) => paths.includes(to.split("#")[0]))),
  );

  for (const name of old.keys()) if (!site.has(name)) changes.set(name, null);
  for (const [name, value] of site) {
    const text = `${JSON.stringify(value, (_key, one) => one ?? undefined, 2)}\n`;
    if (!_.isEqual(JSON.parse(text), old.get(name))) changes.set(name, text);
  }
  return changes;
}
