import { codes, defaultLanguage } from "../../shared/languages";
import { absoluteUrl, localizedPath } from "../../shared/urls";
import { readSite } from "../gatsby-plugin-checked-content/site/site-files";
import { indexablePages } from "../gatsby-plugin-checked-content/site/site-pages";
import { siteAddress } from "./site-address";

type SitemapPage = Record<"path" | "pagePath", string>;

/** Options of gatsby-plugin-sitemap: the canonical pages alone, each with its alternates. */
export const sitemapOptions = {
  output: "/",
  query: "{ site { siteMetadata { siteUrl } } }",
  resolvePages: (): SitemapPage[] =>
    indexablePages(readSite(".")).flatMap(({ path }) =>
      codes.map((language) => ({ path: localizedPath(path, language), pagePath: path })),
    ),
  serialize: ({ path, pagePath }: SitemapPage) => ({
    url: path,
    links: [...codes, undefined].map((code) => ({
      lang: code ?? "x-default",
      url: absoluteUrl(siteAddress().siteUrl, pagePath, code ?? defaultLanguage),
    })),
  }),
};
