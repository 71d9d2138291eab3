import path from "node:path";
import type { CreatePagesArgs, Page } from "gatsby";
import { collectionNames, collectionOf } from "../content/collections";
import { layoutNamespaces } from "../content/schemas/page";
import { readSite } from "../content/site-files";
import { type SitePage, sitePages } from "../content/site-pages";
import { codes, defaultLanguage, otherLanguage } from "../i18n/languages";
import { localizedPath } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { sharePictureSize } from "../shared/pictures";

interface Image {
  childImageSharp: { resize: { src: string } } | null;
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
  const data = await dataOf<Record<string, { path: string; cover: { image: Image } | null }[]>>(
    graphql,
    lists.join(" "),
  );
  const covers = Object.values(data).flat();
  return addresses(covers.map(({ path, cover }) => [path, cover?.image]));
}

/** The same for the pictures that pages begin with; the first page's is the company's. */
async function resizedHeaders(graphql: CreatePagesArgs["graphql"], resize: string) {
  const resized = `{ childImageSharp { resize(${resize}) { src } } }`;
  const { pages, facts } = await dataOf<{
    pages: { nodes: { path: string; headerImage: Image | null }[] };
    facts: { picture: Image };
  }>(
    graphql,
    `pages: allContentPage { nodes { path headerImage ${resized} } } facts: siteFacts { picture ${resized} }`,
  );
  return addresses([
    ...pages.nodes.map(({ path, headerImage }) => [path, headerImage] as const),
    ["/", facts.picture],
  ]);
}

async function dataOf<Data>(graphql: CreatePagesArgs["graphql"], query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(`{ ${query} }`);
  if (errors || !data) throw errors;
  return data;
}

function addresses(pictures: (readonly [path: string, image?: Image | null])[]) {
  return new Map(
    pictures.flatMap(([path, image]) => {
      const { src } = image?.childImageSharp?.resize ?? {};
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
  const headers = await resizedHeaders(graphql, resize);
  const pictures = new Map([...headers, ...(await resizedCovers(graphql, resize))]);
  const site = readSite(".");
  for (const source of sitePages(site))
    for (const page of localizedPages(
      source,
      pictures.get(source.path) ?? pictures.get("/"),
      site.news.length > 0,
    ))
      actions.createPage(page);
}
