import MiniSearch from "minisearch";
import { keywordsIn } from "../content/keywords";
import { layoutNamespaces } from "../content/schemas/page";
import { contentFile, type SiteFiles, textsReader } from "../content/site-files";
import { indexablePages, type SitePage, textInLanguage } from "../content/site-pages";
import { codes, type Language } from "../i18n/languages";
import { localizedPath } from "../i18n/urls";
import { type IndexedSection, indexOptions } from "../search/index-options";
import { loadStem } from "../search/stemmers";
import { searchFolder } from "../shared/served-paths";
import type { BuiltPage } from "./built-pages";
import type { PageSection } from "./page-sections";
import { writePublicFile } from "./public-file";

/** A page that can be found. */
export interface FoundPage {
  /** Without a language prefix. */
  path: string;
  kind: IndexedSection["kind"];
  picture?: string;
  /** As the menus have it. */
  name: string;
  sections: PageSection[];
  /** The titles on it that have keywords, with them. */
  keywords: [title: string, keywords: string][];
}

/** A language's search index as JSON. A section that is on several pages is listed for the first one. Throws when the stemmer cannot be read. */
export async function searchIndex(pages: FoundPage[], language: Language): Promise<string> {
  const index = new MiniSearch(indexOptions(await loadStem(language)));
  const firstPage = new Map<string, string>();
  const sections = pages.flatMap(indexedSections).filter(({ to, page, text }) => {
    const sight = `${to.split("#")[1]} ${text}`;
    if (!firstPage.has(sight)) firstPage.set(sight, page);
    return firstPage.get(sight) === page;
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return JSON.stringify(index);
}

function indexedSections({ path, kind, picture, name, sections, keywords }: FoundPage) {
  return sections.map(
    ({ anchor, names, text }, index): Omit<IndexedSection, "id"> => ({
      kind,
      to: kind === "file" ? path : localizedPath(path) + (anchor && `#${anchor}`),
      page: name,
      title: names[0] ?? "",
      text,
      picture,
      // The menus' name for a page is often not its heading.
      keywords: [
        index === 0 && name !== names[0] ? name : [],
        ...keywords.map(([title, words]) => (names.includes(title) ? words : [])),
      ]
        .flat()
        .join(" "),
    }),
  );
}

/** Writes the indexes to where a page fetches them when a visitor first searches: `/search/{language}.json`. */
export async function publishSearchIndex(
  site: SiteFiles,
  built: readonly BuiltPage[],
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const sections = new Map(built.map((page) => [page.address, page.sections]));
  for (const code of codes) {
    const pages = foundPages(site, code, (address) => sections.get(address) ?? [], pictures);
    writePublicFile(`${searchFolder}/${code}.json`, await searchIndex(pages, code));
  }
}

/** The pages of a language, in the order of the menus; the home page, which shows parts of the others, is the last. */
function foundPages(
  site: SiteFiles,
  language: Language,
  sectionsAt: (address: string) => PageSection[],
  pictures: ReadonlyMap<string, string>,
): FoundPage[] {
  const texts = textsReader(site, language);
  const menus = contentFile(site, "navigation")?.value;
  const items = [...(menus?.menu ?? []), ...(menus?.legal ?? [])];
  const itemOf = ({ path }: SitePage) => items.find(({ to }) => to === path);
  const place = (page: SitePage) => {
    const item = itemOf(page);
    if (page.path === "/") return Number.POSITIVE_INFINITY;
    return item ? items.indexOf(item) : items.length;
  };
  const profile = contentFile(site, "site")?.value.profile?.[language];
  const profileName = textInLanguage("common:profile", language, texts);
  const tables = (contentFile(site, "prequalification")?.value.items ?? []).map(
    ({ title, keywords }): [string, string] => [
      `${title[language]}`,
      `${keywords?.[language] ?? ""}`,
    ],
  );
  const pages = indexablePages(site)
    .sort((one, other) => place(one) - place(other))
    .map((page) => ({
      path: page.path,
      kind: page.collection ?? ("page" as const),
      picture: pictures.get(page.path),
      name: textInLanguage(itemOf(page)?.label ?? page.title, language, texts),
      sections: sectionsAt(localizedPath(page.path, language)),
      keywords: [
        ...[...layoutNamespaces, ...page.namespaces].flatMap((name) => keywordsIn(texts(name))),
        ...tables,
      ],
    }));
  const file = {
    path: profile ?? "",
    kind: "file" as const,
    name: profileName,
    sections: [{ anchor: "", names: [profileName], text: "" }],
    keywords: [],
  };
  return profile ? [...pages, file] : pages;
}
