import MiniSearch from "minisearch";
import { type IndexedSection, indexOptions } from "../../../shared/create-search";
import { codes, type Language } from "../../../shared/languages";
import { searchFolder } from "../../../shared/served-paths";
import { loadStem } from "../../../shared/stemmers";
import { localizedPath } from "../../../shared/urls";
import { begun } from "../../gatsby-plugin-checked-content/site/expiry";
import {
  contentFile,
  type SiteFiles,
  textsReader,
} from "../../gatsby-plugin-checked-content/site/site-files";
import {
  indexablePages,
  type SitePage,
  textInLanguage,
} from "../../gatsby-plugin-checked-content/site/site-pages";
import { writePublicFile } from "../public-file";
import type { PageSection } from "./page-sections";

/** A page that can be found, and its name in the menus. */
export interface FoundPage extends Pick<IndexedSection, "kind" | "isFile" | "isDated" | "picture"> {
  path: string;
  name: string;
  sections: PageSection[];
  /** What else people call it, under `page`, and its sections, by their anchors. */
  words: Partial<Record<string, string>>;
}

/** A language's search index as JSON. A section that is on several pages is listed for the first one. Throws when the stemmer cannot be read. */
export async function searchIndex(pages: FoundPage[], language: Language): Promise<string> {
  const index = new MiniSearch(indexOptions(await loadStem(language)));
  const firstPage = new Map<string, FoundPage>();
  const sections = pages.flatMap((page) => {
    const { path, kind, isFile, isDated, picture, name, words } = page;
    return page.sections.flatMap(({ anchor, names, text, facts }, position) => {
      // A file has a name alone.
      const sight = `${anchor} ${text || names[0]}`;
      if (!firstPage.has(sight)) firstPage.set(sight, page);
      if (firstPage.get(sight) !== page) return [];
      const isPage = position === 0;
      return {
        kind,
        isFile,
        isDated,
        to: isFile ? path : localizedPath(path) + (anchor && `#${anchor}`),
        page: name,
        title: names[0] ?? "",
        text,
        facts,
        picture,
        // The name in the menus often differs from the heading.
        keywords: `${isPage && name !== names[0] ? name : ""} ${words[anchor || (isPage ? "page" : "")] ?? ""}`,
      };
    });
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return JSON.stringify(index);
}

/** The key of the kind of a page, such as “News”. An entry has it in the texts of its collection. */
const kindOf = ({ collection, namespaces }: SitePage) =>
  collection ? `${namespaces[0]}:kind` : "search:kinds.page";

/** Writes the indexes, `/search/{language}.json`. A page loads one when the search first opens. */
export async function publishSearchIndex(
  site: SiteFiles,
  sections: ReadonlyMap<string, PageSection[]>,
  pictures: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const menus = contentFile(site, "navigation")?.value;
  const items = [...(menus?.menu ?? []), ...(menus?.legal ?? [])];
  const itemOf = ({ path }: SitePage) => items.find(({ to }) => to === path);
  // In the order of the menus; the home page, which shows parts of the others, is the last.
  const place = (page: SitePage) => {
    const item = itemOf(page);
    return page.path === "/" ? Number.POSITIVE_INFINITY : item ? items.indexOf(item) : items.length;
  };
  const ordered = indexablePages(site).sort((one, other) => place(one) - place(other));
  for (const code of codes) {
    const texts = textsReader(site, code);
    const { places = {} } = texts("search") as { places?: Record<string, FoundPage["words"]> };
    const pages = ordered.map(
      (page): FoundPage => ({
        path: page.path,
        kind: textInLanguage(kindOf(page), code, texts),
        isDated: page.isDated,
        picture: page.collection && pictures.get(page.path),
        name: textInLanguage(itemOf(page)?.label ?? page.title, code, texts),
        sections: sections.get(localizedPath(page.path, code)) ?? [],
        words: places[page.path.slice(1) || "home"] ?? {},
      }),
    );
    const profile = contentFile(site, "site")?.value.profile?.[code];
    const documents = begun(contentFile(site, "documents")?.value.items ?? []);
    const kind = textInLanguage("search:kinds.file", code, texts);
    const files = [
      [textInLanguage("common:profile", code, texts), profile] as const,
      ...documents.map(({ name, files }) => [name[code] ?? "", files[code]] as const),
    ];
    for (const [name, path] of files) {
      const named = { anchor: "", names: [name], text: "", facts: "" };
      if (path) pages.push({ path, kind, isFile: true, name, sections: [named], words: {} });
    }
    writePublicFile(`${searchFolder}/${code}.json`, await searchIndex(pages, code));
  }
}
