import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { codes, defaultLanguage, otherLanguage } from "./shared/languages";
import type { PageContext, RouteContext } from "./shared/page-context";
import { sharePictureSize, withoutFolder } from "./shared/pictures";
import { localizedPath } from "./shared/urls";

const query = /* GraphQL */ `
  query Routes($language: String!, $width: Int!, $height: Int!) {
    routes(language: $language) {
      path
      template
      context
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
      const own = route.context as unknown as RouteContext;
      const pagePath = localizedPath(isNotFound ? "/" : route.path, prefix);
      const picture = (route.picture ?? home?.picture)?.childImageSharp?.resize?.src;
      const context: PageContext = {
        ...own,
        language,
        otherLanguage: otherLanguage(language)?.code ?? language,
        sharePicture: withoutFolder(picture),
        i18n: {
          language,
          languages: codes,
          defaultLanguage,
          generateDefaultLanguagePage: true,
          routed: prefix !== undefined,
          originalPath: own.pagePath,
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
