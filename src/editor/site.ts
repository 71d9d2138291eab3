import { schemaNameOf } from "../content/content-schemas";
import type { GuideLanguage } from "../content/field-words";
import { formatProblem, JsonFile, valueAt } from "../content/json-file";
import { templates } from "../content/schemas/page";
import { localeOf, type SiteTexts } from "../content/site-files";
import words from "./words.json";

/** The site that forms are made for, and the language of their labels. */
export interface EditedSite {
  /** The JSON files of `content/` and `locales/`, parsed, by their paths. */
  files: ReadonlyMap<string, unknown>;
  texts: SiteTexts;
  language: GuideLanguage;
}

/** Parses the texts of a site. Throws, with its place, where one is not valid JSON. */
export function editedSite(texts: SiteTexts, language: GuideLanguage): EditedSite {
  const files = [...texts].map(([name, text]) => new JsonFile(name, text));
  const [broken] = files.flatMap(({ syntaxProblems }) => syntaxProblems);
  if (broken) throw new Error(formatProblem(broken));
  return { files: new Map(files.map(({ name, value }) => [name, value])), texts, language };
}

/** The editor's own words. */
export function ownWords({ language }: EditedSite) {
  return words[language];
}

type Page = [file: string, page: Record<string, unknown>];

/** The pages of the site with the names of their files, those of a layout of their own first. */
export function pagesOf({ files }: EditedSite): Page[] {
  const pages = [...files].filter(([name]) => schemaNameOf(name) === "page") as Page[];
  const layouts = Object.keys(templates);
  const place = ([, { template }]: Page) => layouts.indexOf(String(template));
  return pages.sort((one, other) => place(one) - place(other));
}

/** The words of a namespace in a language; empty where it has none. */
export function wordsIn({ files }: EditedSite, language: string, namespace: string): unknown {
  return files.get(`locales/${language}/${namespace}.json`) ?? {};
}

/** The text of a key in the language of the labels; undefined where there is none. */
export function textOf(site: EditedSite, key: string): string | undefined {
  const [namespace = "", path = ""] = key.split(":");
  const text = valueAt(wordsIn(site, site.language, namespace), path.split("."));
  return typeof text === "string" ? text : undefined;
}

/** The namespaces that the site has, in the order of their names. */
export function namespacesOf({ texts }: EditedSite): string[] {
  return [...new Set([...texts.keys()].flatMap((name) => localeOf(name)?.namespace ?? []))];
}
