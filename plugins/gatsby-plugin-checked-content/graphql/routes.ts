import { layoutNamespaces } from "../schemas/page";
import { contentFile, readSite } from "../site-files";
import { type SitePage, sitePages, textInLanguage } from "../site-pages";
import { contentNode, field } from "./content-file";

/** What the query field `routes` gives. */
export const routeType = /* GraphQL */ `
  type Above { path: String! title: String! }
  type Route {
    path: String!
    template: String!
    namespaces: [String!]!
    title: String!
    description: String!
    beginsWithPicture: Boolean!
    hasFeed: Boolean!
    above: Above
    variables: JSON!
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
    const first = contentFile(site, "site")?.value.picture;
    return sitePages(site).map((page) => ({
      ...page,
      picture: page.picture ?? (page.path === "/" ? first : undefined),
      namespaces: [...page.namespaces, ...layoutNamespaces],
      title: textInLanguage(page.title, language),
      description: textInLanguage(page.description, language),
      hasFeed: site.news.length > 0,
    }));
  },
  { language: "String!" },
);

/** The picture that stands for a page: the one it begins with, or the cover of an entry. */
export const routeResolvers = { Route: { picture } };

/** The pages of the site, each with its title and description: keys of texts, or those of an entry in the language. */
export const routeQueries = { routes };
