import path from "node:path";
import { fewestOfSector, sectorPath, servicePath } from "../../../shared/anchors";
import { codes } from "../../../shared/languages";
import type { PageContext } from "../../../shared/page-context";
import { textOfKey } from "../../../shared/text-of-key";
import {
  absenceOf,
  type CollectionName,
  collectionNames,
  collectionOf,
  collections,
  currentEntries,
  entryPath,
} from "../collections";
import { valueAt } from "../json-file";
import { textsOfPage } from "../schemas/page";
import { begun } from "./expiry";
import { type CollectionFiles, contentFile, type EntryFile, type SiteFiles } from "./site-files";

/** A page of the site, whatever it is made from. */
export interface SitePage {
  path: string;
  template: string;
  file: string;
  /** The namespaces of its template, its own first. */
  namespaces: readonly string[];
  /** Keys of texts, or for an entry of a collection the texts themselves by language. */
  title: string | Record<string, string>;
  description: string | Record<string, string>;
  /** The file of the picture that stands for it, below `content/`. */
  picture?: string;
  /** The variables of its query, besides the language. */
  variables: Record<string, string>;
  /** For an entry: its collection, and the page above it. */
  collection?: CollectionName;
  /** An entry that is sorted by a date, such as news. */
  isDated?: boolean;
  above?: PageContext["above"];
}

/** Every page of the site: those of `content/pages` that have something to list, one for each current entry of a collection, and those of services and sectors. */
export function sitePages(site: Pick<SiteFiles, "pages" | "content"> & CollectionFiles) {
  const documents = contentFile(site, "documents")?.value.items ?? [];
  const figures = contentFile(site, "figures")?.value.items;
  const tables = contentFile(site, "prequalification")?.value.items;
  const hasEvidence =
    contentFile(site, "site")?.value.legal ||
    [site.projects, figures, tables].some((list) => list?.length);
  const empty: string[] = [
    ...collectionNames.filter((name) => currentEntries<EntryFile>(name, site[name]).length === 0),
    ...(begun(documents).length === 0 ? ["documents"] : []),
    ...(hasEvidence ? [] : ["prequalification"]),
  ];
  const pages = site.pages.filter(
    ({ value }) => !empty.includes(value.template) || value.documents?.length,
  );
  return [
    ...pages.map(
      ({ name: file, value }): SitePage => ({
        path: value.path,
        template: value.template,
        file,
        ...textsOfPage(value, path.basename(file, ".json")),
        picture: value.headerImage && pathBeside(file, value.headerImage),
        variables: { route: value.path },
      }),
    ),
    ...collectionNames.flatMap((name) => entryPages(name, site[name])),
    ...offerPages(site),
  ];
}

/** The pages of services, and of sectors that have projects enough. Without a summary of its own, one of these names its projects as far as there is room. */
function offerPages(site: Pick<SiteFiles, "content"> & CollectionFiles): SitePage[] {
  const row = { template: "offer", namespaces: ["services", "projects"] };
  const services = (contentFile(site, "services")?.value.items ?? []).flatMap(
    ({ id, title, image: picture, page }) => {
      const above = { path: "/services", title: "services:ourServices" };
      const own = { path: servicePath(id), title, picture, above, variables: { service: id } };
      const file = "content/services.json";
      return page ? { ...row, ...own, file, description: page.summary } : [];
    },
  );
  const all = currentEntries<EntryFile<"projects">>("projects", site.projects);
  const sectors = (contentFile(site, "sectors")?.value.items ?? []).flatMap(
    ({ id, name: title, summary }) => {
      const projects = all.filter(({ value }) => value.sector === id);
      const [{ name = "", value } = {}] = projects;
      if (projects.length < fewestOfSector) return [];
      const named = codes.map((code) => {
        const names = projects.map(({ value }) => value.name[code]).join(" · ");
        return [code, names.length > 150 ? `${names.slice(0, 149).replace(/\s\S*$/, "")}…` : names];
      });
      return {
        ...row,
        path: sectorPath(id),
        file: "content/sectors.json",
        title,
        description: summary ?? Object.fromEntries(named),
        picture: pathBeside(name, value?.pictures[0]?.image ?? ""),
        variables: { sector: id },
        above: collections.projects.above,
      };
    },
  );
  return [...services, ...sectors];
}

/** The entries without a page, each with the path above it. */
export function absentEntries(site: CollectionFiles) {
  return collectionNames.flatMap((name) =>
    site[name].flatMap(({ id, value }) => {
      const absence = absenceOf(name, value);
      const { path: above } = collectionOf(name).above;
      return absence ? [{ path: entryPath(name, id), above, absence }] : [];
    }),
  );
}

function entryPages(collection: CollectionName, files: readonly EntryFile[]): SitePage[] {
  const {
    entry,
    namespaces,
    title,
    description,
    above,
    order,
    cover = "",
  } = collectionOf(collection);
  const entries = currentEntries(collection, files);
  return entries.map(({ id, name: file, value }, index) => {
    const [first] = [valueAt(value, [cover])].flat() as [{ image: string } | undefined];
    const textsIn = (field: string) => valueAt(value, [field]) as Record<string, string>;
    return {
      path: entryPath(collection, id),
      template: entry,
      file,
      namespaces,
      title: textsIn(title),
      description: textsIn(description),
      picture: first && pathBeside(file, first.image),
      // The foot of a project leads to the next one.
      variables: { slug: id, next: (entries[index + 1] ?? entries[0])?.id ?? id },
      collection,
      isDated: typeof valueAt(value, [order]) === "string" || undefined,
      above,
    };
  });
}

/** The path below `content/` of a picture that a file there names. */
const pathBeside = (file: string, picture: string) =>
  path.posix.join(path.posix.dirname(file), picture).replace(/^content\//, "");

/** The pages that search engines may list: all but the 404. */
export const indexablePages = (site: SiteFiles): SitePage[] =>
  sitePages(site).filter(({ template }) => template !== "not-found");

/** A title or description in a language. A key becomes its text in `textsOf`, or stays where there is none. */
export function textInLanguage(
  text: SitePage["title"],
  language: string,
  textsOf: (namespace: string) => unknown = () => undefined,
): string {
  return typeof text === "string" ? (textOfKey(text, textsOf) ?? text) : (text[language] ?? "");
}
