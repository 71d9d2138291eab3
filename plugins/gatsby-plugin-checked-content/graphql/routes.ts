import type { RouteContext } from "../../../shared/page-context";
import { localizedPath } from "../../../shared/urls";
import { layoutNamespaces } from "../schemas/page";
import { contentFile, readSite, textsReader } from "../site/site-files";
import { type SitePage, sitePages, textInLanguage } from "../site/site-pages";
import { contentNode, field } from "./content-file";

/** What the query field `routes` gives; `context` is what a page's template receives, but for what depends on its prefix. */
export const routeType = /* GraphQL */ `
  type Route {
    path: String!
    template: String!
    title: String!
    description: String!
    context: JSON!
  }
`;

const picture = field<SitePage>(
  "File",
  ({ picture }, _args, { nodeModel }) => picture && contentNode(nodeModel, picture),
);

const routes = field<unknown, { language: string }>(
  "[Route!]!",
  (_source, { language }) => {
    const site = readSite(".");
    const texts = textsReader(site, language);
    const first = contentFile(site, "site")?.value.picture;
    return sitePages(site).map(({ path, template, variables, ...page }) => {
      const title = textInLanguage(page.title, language, texts);
      const description = textInLanguage(page.description, language, texts);
      return {
        path,
        template,
        title,
        description,
        picture: page.picture ?? (path === "/" ? first : undefined),
        context: {
          ...variables,
          namespaces: [...page.namespaces, ...layoutNamespaces],
          pagePath: localizedPath(path),
          isIndexable: template !== "not-found",
          title,
          description,
          above: page.above && {
            ...page.above,
            title: textInLanguage(page.above.title, language, texts),
          },
          hasFeed: site.news.length > 0,
        } satisfies RouteContext,
      };
    });
  },
  { language: "String!" },
);

/** The picture that stands for a page: the one it begins with, or the cover of an entry. */
export const routeResolvers = { Route: { picture } };

/** The pages of the site, each with its title and description in the language. */
export const routeQueries = { routes };
