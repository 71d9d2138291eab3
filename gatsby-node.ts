import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { codes, defaultLanguage, otherLanguage } from "./shared/languages";
import type { PageContext } from "./shared/page-context";
import { sharePictureSize, withoutFolder } from "./shared/pictures";
import { localizedPath } from "./shared/urls";

const query = /* GraphQL */ `
  query Routes($language: String!, $width: Int!, $height: Int!) {
    routes(language: $language) {
      path
      template
      namespaces
      title
      description
      above {
        path
        title
      }
      beginsWithPicture
      hasFeed
      variables
      picture {
        childImageSharp {
          resize(width: $width, height: $height, toFormat: JPG, quality: 70) {
            src
          }
        }
      }
    }
  }
`;

/** Makes the pages: each route without a prefix, then in each language. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  for (const prefix of [undefined, ...codes]) {
    const language = prefix ?? defaultLanguage;
    const variables = { language, ...sharePictureSize };
    const { data, errors } = await graphql<Queries.RoutesQuery>(query, variables);
    if (!data) throw errors;
    const home = data.routes.find((route) => route.path === "/");
    for (const route of data.routes) {
      const isNotFound = route.template === "not-found";
      const originalPath = localizedPath(route.path);
      const pagePath = localizedPath(isNotFound ? "/" : route.path, prefix);
      const picture = (route.picture ?? home?.picture)?.childImageSharp?.resize?.src;
      const context: PageContext = {
        ...(route.variables as object),
        language,
        otherLanguage: otherLanguage(language)?.code ?? language,
        namespaces: [...route.namespaces],
        pagePath: originalPath,
        isIndexable: !isNotFound,
        beginsWithPicture: route.beginsWithPicture,
        title: route.title,
        description: route.description,
        above: route.above ?? undefined,
        hasFeed: route.hasFeed,
        sharePicture: withoutFolder(picture),
        i18n: {
          language,
          languages: codes,
          defaultLanguage,
          generateDefaultLanguagePage: true,
          routed: prefix !== undefined,
          originalPath,
          path: pagePath,
        },
      };
      actions.createPage({
        path: isNotFound ? `${pagePath}404.html` : pagePath,
        // Unknown paths under a prefix show the 404 of that language in client-side navigation too.
        ...(isNotFound && prefix ? { matchPath: `${pagePath}*` } : {}),
        component: path.resolve(`src/templates/${route.template}.tsx`),
        context,
      });
    }
  }
};
