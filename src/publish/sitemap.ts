import { execFileSync } from "node:child_process";
import { codes, defaultLanguage } from "../i18n/languages";
import { absoluteUrl, localizedPath } from "../i18n/urls";
import type { PageContext } from "../page-context";
import { siteAddress } from "./site-address";

interface SitemapPage {
  path: string;
  pageContext: PageContext;
}

interface SitemapQuery {
  allSitePage: { nodes: SitemapPage[] };
}

/** Options of gatsby-plugin-sitemap: the canonical pages alone, each with its alternates and the day of its last change. */
export const sitemapOptions = {
  output: "/",
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
  }`,
  resolvePages: ({ allSitePage }: SitemapQuery) =>
    allSitePage.nodes.filter(
      ({ path, pageContext: { isFound, pagePath, language } }) =>
        isFound && path === localizedPath(pagePath, language),
    ),
  serialize: ({ path, pageContext }: SitemapPage) => ({
    url: path,
    lastmod: lastChange(pageContext),
    links: [...codes, undefined].map((code) => ({
      lang: code ?? "x-default",
      url: absoluteUrl(siteAddress().siteUrl, pageContext.pagePath, code ?? defaultLanguage),
    })),
  }),
};

/** When git last saw one of a page's words change, as ISO 8601; undefined outside a repository. */
function lastChange({ language, namespaces }: PageContext): string | undefined {
  const files = namespaces.slice(2).map((namespace) => `locales/${language}/${namespace}.json`);
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    const log = execFileSync("git", ["log", "-1", "--format=%cI", "--", ...files], { stdio });
    return log.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}
