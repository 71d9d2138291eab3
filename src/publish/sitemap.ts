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

/**
 * When git last saw one of a page's words change, as ISO 8601. Undefined where git cannot know: outside a repository, and
 * in a clone without history, whose one commit would be every page's last change.
 */
export function lastChange(
  { language, namespaces }: Pick<PageContext, "language" | "namespaces">,
  folder = ".",
): string | undefined {
  const files = namespaces.slice(2).map((namespace) => `locales/${language}/${namespace}.json`);
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  try {
    if (git("rev-parse", "--is-shallow-repository") === "true") return undefined;
    return git("log", "-1", "--format=%cI", "--", ...files) || undefined;
  } catch {
    return undefined;
  }
}
