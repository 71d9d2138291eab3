import path from "node:path";
import type { CreatePagesArgs, Page } from "gatsby";
import { layoutNamespaces } from "../content/layout-namespaces";
import { sharePicture } from "../content/share-pictures";
import { codes, defaultLanguage, otherLanguage } from "../i18n/languages";
import { localizedPath } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";

export type ContentPage = Queries.ContentPagesQuery["allContentPage"]["nodes"][number];

/** The pages made from one content page: one without a prefix, and one for each language, as Gatsby's `createPage` takes them. */
export function pagesOf(content: ContentPage): Page<PageContext & { id: string }>[] {
  const isNotFound = content.template === "not-found";
  return [undefined, ...codes].map((prefix) => {
    const language = prefix ?? defaultLanguage;
    const directory = localizedPath(isNotFound ? "/" : content.path, prefix);
    return {
      path: isNotFound ? `${directory}404.html` : directory,
      // Unknown paths under a prefix show the 404 of that language in client-side navigation too.
      ...(isNotFound && prefix ? { matchPath: `${directory}*` } : {}),
      component: path.resolve(`src/templates/${content.template}.tsx`),
      context: {
        id: content.id,
        language,
        otherLanguage: otherLanguage(language)?.code ?? language,
        namespaces: [...layoutNamespaces, ...content.namespaces],
        pagePath: localizedPath(content.path),
        isFound: !isNotFound,
        beginsWithPicture: content.template === "home" || Boolean(content.headerImage),
        title: content.title,
        description: content.description,
        sharePicture: sharePicture(".", content.path, language),
        i18n: {
          language,
          languages: codes,
          defaultLanguage,
          generateDefaultLanguagePage: true,
          routed: prefix !== undefined,
          originalPath: localizedPath(content.path),
          path: directory,
        },
      },
    };
  });
}

/** Makes every page of the site from `content/pages/*.json`. Throws when the query fails. */
export async function createContentPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.ContentPagesQuery>(`
    query ContentPages {
      allContentPage { nodes { id path template namespaces title description headerImage { id } } }
    }
  `);
  if (!data) throw new Error(`The content pages cannot be read: ${JSON.stringify(errors)}`);
  for (const page of data.allContentPage.nodes.flatMap(pagesOf)) actions.createPage(page);
}
