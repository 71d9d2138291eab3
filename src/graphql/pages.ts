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

type EntryPictures = Pick<PageContext, "sharePicture" | "thumbnail">;

interface Pictured {
  path: string;
  cover: { image: { childImageSharp: Record<keyof EntryPictures, { src: string }> | null } } | null;
}

/** The pictures that shared links to entries of collections show, and those of search results, made of their covers, by the paths of their pages. */
async function entryPictures(
  graphql: CreatePagesArgs["graphql"],
): Promise<Map<string, EntryPictures>> {
  const { width, height } = sharePictureSize;
  const resized = `
    sharePicture: resize(width: ${width}, height: ${height}, toFormat: JPG, quality: 70) { src }
    thumbnail: resize(width: 160, height: 120, toFormat: WEBP, quality: 60) { src }`;
  const lists = collectionNames
    .filter((name) => collectionOf(name).cover)
    .map((name) => `${name} { path cover { image { childImageSharp { ${resized} } } } }`);
  const { data, errors } = await graphql<Record<string, Pictured[]>>(`{ ${lists.join(" ")} }`);
  if (errors) throw errors;
  return new Map(
    Object.values(data ?? {})
      .flat()
      .flatMap(({ path, cover }) => {
        const pictures = cover?.image.childImageSharp;
        if (!pictures) return [];
        // It begins with the folder of the site on its host, as the address of the site ends.
        const served = ({ src }: { src: string }) => src.slice(src.indexOf("/static/"));
        const { sharePicture, thumbnail } = pictures;
        return [[path, { sharePicture: served(sharePicture), thumbnail: served(thumbnail) }]];
      }),
  );
}

/** The forms of a page, one without a prefix and one for each language, as Gatsby's `createPage` takes them. */
export function localizedPages(
  source: SitePage,
  pictures?: EntryPictures,
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
        sharePicture: sharePicture(".", source.path, language),
        ...pictures,
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
  const pictures = await entryPictures(graphql);
  const site = readSite(".");
  for (const source of sitePages(site))
    for (const page of localizedPages(source, pictures.get(source.path), site.news.length > 0))
      actions.createPage(page);
}
