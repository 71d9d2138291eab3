import { readSite } from "../content/site-files";
import { indexablePages } from "../content/site-pages";
import { codes, defaultLanguage } from "../i18n/languages";
import { absoluteUrl, localizedPath } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { siteAddress } from "./site-address";

interface SitemapPage {
  path: string;
  /** Without a language. */
  pagePath: string;
  picture?: string;
}

/** Options of gatsby-plugin-sitemap: the canonical pages alone, each with its alternates. */
export const sitemapOptions = {
  output: "/",
  query: /* GraphQL */ `
    query Sitemap {
      site { siteMetadata { siteUrl } }
      allSitePage { nodes { pageContext } }
    }
  `,
  resolvePages: ({ allSitePage }: Queries.SitemapQuery): SitemapPage[] => {
    const pictures = new Map(
      allSitePage.nodes.map(({ pageContext }) => {
        const { i18n, sharePicture } = pageContext as unknown as PageContext;
        return [i18n.path, sharePicture];
      }),
    );
    return indexablePages(readSite(".")).flatMap((page) =>
      codes.map((language) => {
        const path = localizedPath(page.path, language);
        return {
          path,
          pagePath: page.path,
          picture: page.collection && pictures.get(path),
        };
      }),
    );
  },
  serialize: ({ path, pagePath, picture }: SitemapPage) => ({
    url: path,
    ...(picture && { img: [{ url: siteAddress().siteUrl + picture }] }),
    links: [...codes, undefined].map((code) => ({
      lang: code ?? "x-default",
      url: absoluteUrl(siteAddress().siteUrl, pagePath, code ?? defaultLanguage),
    })),
  }),
};
