import path from "node:path";
import { defaultLanguage, isLanguage, type Language } from "../../shared/languages";
import { textOfKey } from "../../shared/text-of-key";
import { localizedPath } from "../../shared/urls";
import {
  type GuideLanguage,
  labelOfKey,
  labelsOf,
} from "../gatsby-plugin-checked-content/field-labels";
import {
  formatProblem,
  type JsonFile,
  stringsIn,
} from "../gatsby-plugin-checked-content/json-file";
import type { Role } from "../gatsby-plugin-checked-content/schemas/fields";
import {
  layoutNamespaces,
  type Page,
  page,
  templates,
  textsOfPage,
} from "../gatsby-plugin-checked-content/schemas/page";
import { anchorsOf } from "../gatsby-plugin-checked-content/site/page-anchors";
import {
  contentFile,
  fieldsWithRole,
  parseSite,
  type SiteFiles,
  type SiteTexts,
  textsReader,
} from "../gatsby-plugin-checked-content/site/site-files";
import labels from "./labels.json";

/** The site that forms are made for, the language of their labels, and the site's folder on its host. */
export interface EditedSite extends SiteFiles {
  texts: SiteTexts;
  language: GuideLanguage;
  prefix: string;
}

/** Parses the texts of a site. Throws, with its place, where one is not valid JSON. */
export function editedSite(texts: SiteTexts, language: GuideLanguage, prefix = ""): EditedSite {
  const site = parseSite("", texts);
  const [broken] = site.parsed.flatMap(({ syntaxProblems }) => syntaxProblems);
  if (broken) throw new Error(formatProblem(broken));
  return { ...site, texts, language, prefix };
}

/** The editor's own labels. */
export const ownLabels = ({ language }: EditedSite) => labels[language];

type PageFile = JsonFile<Page>;

/** The pages of the site, those of a layout of their own first. */
export function pagesOf({ pages }: SiteFiles): PageFile[] {
  const place = ({ value }: PageFile) => Object.keys(templates).indexOf(value.template);
  return pages.toSorted((one, other) => place(one) - place(other));
}

const textsOf = ({ name, value }: PageFile) => textsOfPage(value, path.basename(name, ".json"));

/** The text of a key in the language of the labels; undefined where there is none. */
const textOf = (site: EditedSite, key: string): string | undefined =>
  textOfKey(key, textsReader(site, site.language));

/** The namespaces as people look for them: those of every page, then those of each page, then the others. */
export function namespacesOf(site: EditedSite): string[] {
  const found = site.locales.map(({ namespace }) => namespace);
  const own = pagesOf(site).flatMap((page) => textsOf(page).namespaces[0] ?? []);
  const first = [...layoutNamespaces, ...own].filter((name) => found.includes(name));
  return [...new Set([...first, ...found])];
}

/** What a page is called: by its layout, or a text page by its title. */
export function pageLabel(site: EditedSite, file: PageFile): string {
  const { template, path } = file.value;
  const { values: layouts } = labelsOf("page.template", page.shape.template, site.language);
  return template === "text"
    ? (textOf(site, textsOf(file).title) ?? path)
    : (layouts?.[template] ?? labelOfKey(template, site.language));
}

/** The page whose own translations a namespace has. */
const pageOf = (site: EditedSite, namespace: string) =>
  pagesOf(site).find((file) => textsOf(file).namespaces[0] === namespace);

/** Where the site shows a path; the editor fills in what stands in double braces. */
export function previewOf({ prefix, language }: EditedSite, path: string, locale?: string) {
  const own = isLanguage(language) ? language : defaultLanguage;
  return prefix + localizedPath(path, (locale as Language) ?? own);
}

/** Where the site shows a namespace: on its page, or on the first one. */
export const namespacePath = (site: EditedSite, namespace: string): string =>
  pageOf(site, namespace)?.value.path ?? "/";

/** What a file of translations is called: by its page, whose own translations are its first, or by its title where it has none. */
export function translationsLabel(site: EditedSite, namespace: string): string {
  const { files, texts }: { files: Record<string, string>; texts: string } = ownLabels(site);
  const page = pageOf(site, namespace);
  const name = page ? pageLabel(site, page) : textOf(site, `${namespace}:meta.title`);
  return files[namespace] ?? texts.replace("{name}", name ?? namespace);
}

/** The beginning of a text, at a word's end: enough to tell it from others. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 48 ? `${line.slice(0, 48).replace(/\s\S*$/, "")}…` : line;
}

type Named = [name: string, value: string][];

/** What a field of a file can name, by the field's role; undefined where it holds something else. */
export function choicesOf(role: Role, site: EditedSite, file: string) {
  const choices = namedBy(role, site, file);
  return choices?.map(([name, value], index) => {
    const isTwice = choices.some(([other], place) => other === name && place !== index);
    return { label: isTwice ? `${name} (${value})` : name, value };
  });
}

function namedBy(role: Role, site: EditedSite, file: string): Named | undefined {
  if (role.kind === "textKey") return textChoices(site, file);
  if (role.kind === "route") return routeChoices(site);
  if (role.kind !== "entry" || role.list === "projects") return undefined;
  const entries = contentFile(site, role.list)?.value.items;
  return entries?.map(({ id, name }) => [name[site.language] ?? id, id]);
}

/** The texts of the namespaces that the file names already, as they read now; in menus, the titles of pages to read too. */
function textChoices(site: EditedSite, file: string): Named {
  const parsed = site.parsed.filter(({ name }) => name === file);
  const keys = fieldsWithRole(parsed, "textKey");
  const namespaces = new Set(keys.map(({ value }) => value.split(":")[0] ?? ""));
  const pages = file === "content/navigation.json" ? pagesOf(site) : [];
  const titles = pages
    .filter(({ value }) => value.template === "text")
    .map((one) => textsOf(one).title);
  const texts = [...namespaces].flatMap((namespace) =>
    stringsIn(textsReader(site, site.language)(namespace)).map(
      ([field]) => `${namespace}:${field.join(".")}`,
    ),
  );
  return [...titles, ...texts].map((key) => [shortened(textOf(site, key) ?? key), key]);
}

/** The pages of the site and their sections. */
function routeChoices(site: EditedSite): Named {
  const pages = pagesOf(site).filter(({ value }) => value.template !== "not-found");
  return pages.flatMap((page) => {
    const { path } = page.value;
    const name = shortened(textOf(site, textsOf(page).title) ?? path);
    const anchors = anchorsOf(page, site).map((anchor) => `${path}#${anchor}`);
    return [path, ...anchors].map((value) => [name, value]);
  });
}
