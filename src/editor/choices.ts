import type { z } from "zod";
import { stringsIn } from "../content/json-file";
import { anchorsOf } from "../content/page-anchors";
import type { cities } from "../content/schemas/cities";
import {
  type EditedSite,
  fileValue,
  namespacesOf,
  pagesOf,
  textOf,
  wordsIn,
  wordsLabel,
} from "./site";

export interface Choice {
  label: string;
  value: string;
}

/** How much of a text tells it from others, in characters. */
const recognisable = 48;

/** The beginning of a text, at a word's end. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  if (line.length <= recognisable) return line;
  return `${line.slice(0, recognisable).replace(/\s\S*$/, "")}…`;
}

const choice = (name: string, value: string): Choice => ({ label: `${name} (${value})`, value });

/** The texts that a key can name in some namespaces, as they read now. */
export function textChoices(site: EditedSite, namespaces: readonly string[]): Choice[] {
  return namespaces.flatMap((namespace) =>
    stringsIn(wordsIn(site, site.language, namespace)).map(([field, text]) =>
      choice(shortened(text), `${namespace}:${field.join(".")}`),
    ),
  );
}

/** The files of words. */
export function namespaceChoices(site: EditedSite): Choice[] {
  return namespacesOf(site).map((value) => choice(wordsLabel(site, value), value));
}

/** The pages of the site and their sections, for a link. */
export function routeChoices(site: EditedSite): Choice[] {
  const pages = pagesOf(site).filter(({ template }) => template !== "not-found");
  return pages.flatMap((page) => {
    const name = shortened(textOf(site, page.title) ?? page.path);
    const anchors = anchorsOf(page, site).map((anchor) => `${page.path}#${anchor}`);
    return [page.path, ...anchors].map((value) => choice(name, value));
  });
}

/** The cities that a project can stand in. */
export function cityChoices(site: EditedSite): Choice[] {
  const { items } = fileValue(site, "content/cities.json") as z.infer<typeof cities>;
  return items.map(({ id, name }) => choice(name[site.language] ?? id, id));
}
