import { execFileSync } from "node:child_process";
import { readSite } from "../content/site-files";
import { indexablePages, type SitePage } from "../content/site-pages";
import { codes, defaultLanguage, type Language } from "../i18n/languages";
import { absoluteUrl, localizedPath } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { siteAddress } from "./site-address";

interface SitemapPage {
  path: string;
  /** Without a language. */
  pagePath: string;
  changed?: string;
  picture?: string;
}

/** Options of gatsby-plugin-sitemap: the canonical pages alone, each with its alternates and the day of its last change. */
export const sitemapOptions = {
  output: "/",
  query: /* GraphQL */ `
    query Sitemap {
      site { siteMetadata { siteUrl } }
      allSitePage { nodes { pageContext } }
    }
  `,
  resolvePages: ({ allSitePage }: Queries.SitemapQuery): SitemapPage[] => {
    const changes = lastChanges();
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
          changed: lastChange(page, language, changes),
          picture: page.collection && pictures.get(path),
        };
      }),
    );
  },
  serialize: ({ path, pagePath, changed, picture }: SitemapPage) => ({
    url: path,
    lastmod: changed,
    ...(picture && { img: [{ url: siteAddress().siteUrl + picture }] }),
    links: [...codes, undefined].map((code) => ({
      lang: code ?? "x-default",
      url: absoluteUrl(siteAddress().siteUrl, pagePath, code ?? defaultLanguage),
    })),
  }),
};

/** When the files that a page is made of last changed: its own, and its texts. */
export function lastChange(
  { file, collection, namespaces }: Pick<SitePage, "file" | "collection" | "namespaces">,
  language: Language,
  changes: ReadonlyMap<string, string>,
): string | undefined {
  // The texts of an entry's page are in its file; what stands beside them is the same on all of them.
  const names = collection ? [] : namespaces;
  const files = [file, ...names.map((name) => `locales/${language}/${name}.json`)];
  return files
    .flatMap((name) => changes.get(name) ?? [])
    .sort()
    .at(-1);
}

/**
 * When git last saw each file of `content/` and `locales/` change, as ISO 8601 in UTC. Empty where git cannot know:
 * outside a repository, and in a clone without history, whose one commit would be every page's last change.
 */
export function lastChanges(folder = "."): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: folder,
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "ignore"],
    })
      .toString()
      .trim();
  const changes = new Map<string, string>();
  try {
    if (git("rev-parse", "--is-shallow-repository") === "true") return changes;
    const options = ["--format=%x00%cI", "--name-only", "--relative", "--no-renames"];
    for (const commit of git("log", ...options, "--", "content", "locales").split("\0")) {
      const [date = "", ...files] = commit.split("\n").filter(Boolean);
      for (const file of files)
        if (!changes.has(file)) changes.set(file, new Date(date).toISOString());
    }
  } catch {
    // Without a repository pages have no dates.
  }
  return changes;
}
