import path from "node:path";
import type { CreatePagesArgs, Page } from "gatsby";
import { collectionNames, collectionOf } from "../content/collections";
import { layoutNamespaces } from "../content/schemas/page";
import { sharePicture } from "../content/share-pictures";
import { readSite } from "../content/site-files";
import { type SitePage, sitePages } from "../content/site-pages";
import { codes, defaultLanguage, otherLanguage } from "../i18n/languages";
import { localizedPath } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { sharePictureSize } from "../shared/pictures";

interface Covered {
  path: string;
  cover: { image: { childImageSharp: { resize: { src: string } } | null } } | null;
}

/** The addresses of the covers of all entries, by the paths of their pages; `resize` are the arguments of Gatsby's field. */
export async function resizedCovers(
  graphql: CreatePagesArgs["graphql"],
  resize: string,
): Promise<Map<string, string>> {
  const lists = collectionNames
    .filter((name) => collectionOf(name).cover)
    .map(
      (name) =>
        `${name} { path cover { image { childImageSharp { resize(${resize}) { src } } } } }`,
    );
  const { data, errors } = await graphql<Record<string, Covered[]>>(`{ ${lists.join(" ")} }`);
  if (errors) throw errors;
  const covers = Object.values(data ?? {}).flat();
  return new Map(
    covers.flatMap(({ path, cover }) => {
      const { src } = cover?.image.childImageSharp?.resize ?? {};
      // It begins with the folder of the site on its host, as the address of the site ends.
      return src ? [[path, src.slice(src.indexOf("/static/"))]] : [];
    }),
  );
}

/** The forms of a page, one without a prefix and one for each language, as Gatsby's `createPage` takes them. */
export function localizedPages(
  source: SitePage,
  cover?: string,
  hasFeed = false,
): Page<PageContext>[] {
  const isNotFound = source.template === "not-found";
  return [undefined, ...codes].map((prefix) => {
    const language = prefix ?? defaultLanguage;
    const directory = localizedPath(isNotFound ? "/" : source.path, prefix);
    const textIn = (text: SitePage["title"]) =>
      typeof text === "string" ? text : (text[language] ?? "");
    return {
      path: isNotFound ? `${directory}404.html` : directory,
      // Unknown paths under a prefix show the 404 of that language in client-side navigation too.
      ...(isNotFound && prefix ? { matchPath: `${directory}*` } : {}),
      component: path.resolve(`src/templates/${source.template}.tsx`),
      context: {
        ...source.variables,
        language,
        otherLanguage: otherLanguage(language)?.code ?? language,
        namespaces: [...source.namespaces, ...layoutNamespaces],
        pagePath: localizedPath(source.path),
        isIndexable: !isNotFound,
        beginsWithPicture: source.beginsWithPicture,
        title: textIn(source.title),
        description: textIn(source.description),
        above: source.above,
        hasFeed,
        sharePicture: cover ?? sharePicture(".", source.path, language),
        i18n: {
          language,
          languages: codes,
          defaultLanguage,
          generateDefaultLanguagePage: true,
          routed: prefix !== undefined,
          originalPath: localizedPath(source.path),
          path: directory,
        },
      },
    };
  });
}

/** Makes every page of the site from `content/pages` and the collections. */
export async function createContentPages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { width, height } = sharePictureSize;
  const resize = `width: ${width}, height: ${height}, toFormat: JPG, quality: 70`;
  const covers = await resizedCovers(graphql, resize);
  const site = readSite(".");
  for (const source of sitePages(site))
    for (const page of localizedPages(source, covers.get(source.path), site.news.length > 0))
      actions.createPage(page);
}
