import { contentSchemas } from "../content/content-schemas";
import { wordsOf } from "../content/field-words";
import { layoutNamespaces } from "../content/layout-namespaces";
import { type EditedSite, namespacesOf, ownWords, pagesOf, textOf } from "./site";

/** What a page is called: by its layout, or a text page by its title. */
export function pageLabel(site: EditedSite, { template, title, path }: Record<string, unknown>) {
  const layout = contentSchemas.page.shape.template;
  const { values: layouts } = wordsOf("page.template", layout, site.language);
  const name = template === "text" ? textOf(site, String(title)) : layouts?.[String(template)];
  return name ?? String(path);
}

/** What a file of words is called: by its page, or by its title where it has none. */
export function wordsLabel(site: EditedSite, namespace: string): string {
  const files: Record<string, string> = ownWords(site).files;
  const [, page] = pagesOf(site).find(([, one]) => ownNamespace(one) === namespace) ?? [];
  const name = files[namespace] ?? (page && pageLabel(site, page));
  return name ?? textOf(site, `${namespace}:meta.title`) ?? namespace;
}

/** The namespaces as people look for them: those of every page, then those of each page, then the others. */
export function orderedNamespaces(site: EditedSite): string[] {
  const first = [...layoutNamespaces, ...pagesOf(site).map(([, page]) => ownNamespace(page))];
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return namespacesOf(site).sort((one, other) => place(one) - place(other));
}

/** A page's own words are the first that it names. */
function ownNamespace({ namespaces }: Record<string, unknown>): unknown {
  return Array.isArray(namespaces) ? namespaces[0] : undefined;
}
