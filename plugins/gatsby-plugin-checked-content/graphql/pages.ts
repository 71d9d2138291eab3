import path from "node:path";
import type { CreatePagesArgs, Page } from "gatsby";
import { collectionNames, collectionOf } from "../collections";
import { layoutNamespaces } from "../schemas/page";
import { readSite } from "../site-files";
import { type SitePage, sitePages, textInLanguage } from "../site-pages";
import { codes, defaultLanguage, otherLanguage } from "../../../shared/languages";
import { localizedPath } from "../../../shared/urls";
import type { PageContext } from "../../../shared/page-context";
import { sharePictureSize } from "../../../shared/pictures";

interface Image {
  childImageSharp: { resize: { src: string } } | null;
}

interface Pictured {
  path?: string;
  image?: Image | null;
  cover?: { image: Image } | null;
}

/** The addresses of the pictures that pages begin with and of the covers of entries, by the paths of their pages; `resize` are the arguments of Gatsby's field. */
export async function resizedPictures(graphql: CreatePagesArgs["graphql"], resize: string) {
  const image = `{ childImageSharp { resize(${resize}) { src } } }`;
  const covered = collectionNames.filter((name) => collectionOf(name).cover);
  const { data, errors } = await graphql<Record<string, { nodes: Pictured[] } | Pictured[]>>(`{
    pages: allContentPage { nodes { path image: headerImage ${image} } }
    home: allContentSite { nodes { image: picture ${image} } }
    ${covered.map((name) => `${name} { path cover { image ${image} } }`).join(" ")}
  }`);
  if (errors || !data) throw errors;
  const pictured = Object.values(data).flatMap((list) => ("nodes" in list ? list.nodes : list));
  return new Map(
    pictured.flatMap(({ path = "/", image, cover }) => {
      const { src } = (image ?? cover?.image)?.childImageSharp?.resize ?? {};
      // It begins with the folder of the site on its host, as the address of the site ends.
      return src ? [[path, src.slice(src.indexOf("/static/"))] as const] : [];
    }),
  );
}

/** The forms of a page, one without a prefix and one for each language, as Gatsby's `createPage` takes them. */
export function localizedPages(
  source: SitePage,
  sharePicture?: string,
  hasFeed = false,
): Page<PageContext>[] {
  const isNotFound = source.template === "not-found";
  return [undefined, ...codes].map((prefix) => {
    const language = prefix ?? defaultLanguage;
    const directory = localizedPath(isNotFound ? "/" : source.path, prefix);
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
        title: textInLanguage(source.title, language),
        description: textInLanguage(source.description, language),
        above: source.above,
        hasFeed,
        sharePicture,
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
  const pictures = await resizedPictures(graphql, resize);
  const site = readSite(".");
  for (const source of sitePages(site)) {
    const picture = pictures.get(source.path) ?? pictures.get("/");
    for (const page of localizedPages(source, picture, site.news.length > 0))
      actions.createPage(page);
  }
}
