import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import MiniSearch from "minisearch";
import { keywordsIn } from "../content/keywords";
import { codes, type Language } from "../i18n/languages";
import { textOfKey } from "../i18n/text-of-key";
import { localizedPath } from "../i18n/urls";
import { type IndexedSection, indexOptions } from "../search/index-options";
import { loadStem } from "../search/stemmers";
import type { PageContext } from "../shared/page-context";
import { searchFolder } from "../shared/served-paths";
import { sectionsIn } from "./page-sections";
import { writePublicFile } from "./public-file";
import { indexablePages, wordsReader } from "./site-pages";

/** A page that can be found. */
export interface FoundPage {
  /** Without a language prefix. */
  path: string;
  /** As the menus have it. */
  name: string;
  html: string;
  /** The titles on it that have keywords, with them. */
  keywords: [title: string, keywords: string][];
}

/** A language's search index as JSON. A section that is on several pages is listed for the first one. Throws when the stemmer cannot be read. */
export async function searchIndex(pages: FoundPage[], language: Language): Promise<string> {
  const index = new MiniSearch(indexOptions(await loadStem(language)));
  const firstPage = new Map<string, string>();
  const sections = pages.flatMap(sectionsOf).filter(({ to, page, text }) => {
    const sight = `${to.split("#")[1]} ${text}`;
    if (!firstPage.has(sight)) firstPage.set(sight, page);
    return firstPage.get(sight) === page;
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return JSON.stringify(index);
}

function sectionsOf({ path, name, html, keywords }: FoundPage): Omit<IndexedSection, "id">[] {
  return sectionsIn(html).map(({ anchor, names, text }, index) => ({
    to: localizedPath(path) + (anchor && `#${anchor}`),
    page: name,
    title: names[0] ?? "",
    text,
    // The menus' name for a page is often not its heading.
    keywords: [
      index === 0 && name !== names[0] ? name : [],
      ...keywords.map(([title, words]) => (names.includes(title) ? words : [])),
    ]
      .flat()
      .join(" "),
  }));
}

/** Writes the indexes to where a page fetches them when a visitor first searches: `/search/{language}.json`. Throws when the query fails. */
export async function publishSearchIndex({ graphql }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.SearchedPagesQuery>(`
    query SearchedPages {
      allSitePage { nodes { pageContext } }
      navigation { overlay { to label } legal { to label } }
    }
  `);
  if (!data) throw new Error(`The pages cannot be read: ${JSON.stringify(errors)}`);
  for (const code of codes)
    writePublicFile(
      `${searchFolder}/${code}.json`,
      await searchIndex(foundPages(data, code), code),
    );
}

/** The pages of a language, in the order of the menus; the home page, which shows parts of the others, is the last. */
function foundPages(
  { allSitePage, navigation }: Queries.SearchedPagesQuery,
  language: Language,
): FoundPage[] {
  const words = wordsReader(language);
  const items = [...navigation.overlay, ...navigation.legal];
  const itemOf = ({ pagePath }: PageContext) =>
    items.find(({ to }) => localizedPath(to) === pagePath);
  const place = (page: PageContext) => {
    const item = itemOf(page);
    if (page.pagePath === "/") return Number.POSITIVE_INFINITY;
    return item ? items.indexOf(item) : items.length;
  };
  return indexablePages(allSitePage.nodes, language)
    .sort((one, other) => place(one) - place(other))
    .map((page) => {
      const title = itemOf(page)?.label ?? page.title;
      return {
        path: page.pagePath,
        name: textOfKey(title, words) ?? title,
        html: fs.readFileSync(
          path.join("public", localizedPath(page.pagePath, language), "index.html"),
          "utf8",
        ),
        keywords: page.namespaces.flatMap((namespace) => keywordsIn(words(namespace))),
      };
    });
}
