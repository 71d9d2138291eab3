import { stringsIn } from "../content/json-file";
import { anchorsOf } from "../content/page-anchors";
import { orderedNamespaces, wordsLabel } from "./labels";
import { type EditedSite, pagesOf, textOf, wordsIn } from "./site";

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

/** The texts that a key can name in some namespaces, as they read now. */
export function textChoices(site: EditedSite, namespaces: readonly string[]): Choice[] {
  return namespaces.flatMap((namespace) =>
    [...stringsIn(wordsIn(site, site.language, namespace))].map(([field, text]) => {
      const value = `${namespace}:${field.join(".")}`;
      return { label: `${shortened(text)} (${value})`, value };
    }),
  );
}

/** The files of words. */
export function namespaceChoices(site: EditedSite): Choice[] {
  return orderedNamespaces(site).map((value) => ({
    label: `${wordsLabel(site, value)} (${value})`,
    value,
  }));
}

/** The pages of the site and their sections, for a link. */
export function routeChoices(site: EditedSite): Choice[] {
  const names = ["services", "contracting", "stages", "figures", "partners", "site"];
  const facts = Object.fromEntries([
    ...names.map((name) => [name, site.files.get(`content/${name}.json`)]),
    ["clients", wordsIn(site, site.language, "clients")],
  ]);
  return pagesOf(site)
    .filter(([, { template }]) => template !== "not-found")
    .flatMap(([, page]) => {
      const name = textOf(site, String(page.title)) ?? String(page.path);
      const anchors = anchorsOf(page, facts).map((anchor) => `${page.path}#${anchor}`);
      return [String(page.path), ...anchors].map((value) => ({
        label: `${shortened(name)} (${value})`,
        value,
      }));
    });
}
