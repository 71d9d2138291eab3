import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { queryFields } from "../graphql/node-types";
import { codes, defaultLanguage, type Language } from "../i18n/languages";
import { absoluteUrl, localizedPath } from "../i18n/urls";
import { projectPath } from "../shared/anchors";
import { siteAddress } from "./site-address";

/** A page as its source describes it: a file in `content/pages` or `content/projects`. */
interface PageSource {
  path: string;
  template: string;
  namespaces: readonly string[];
  file: string;
  picture?: string;
}

interface SitemapPage {
  path: string;
  language: Language;
  page: PageSource;
}

/** Options of gatsby-plugin-sitemap: the canonical pages alone, each with its alternates and the day of its last change. */
export const sitemapOptions = {
  output: "/",
  query: /* GraphQL */ `
    query Sitemap {
      site { siteMetadata { siteUrl } }
      allContentPage(filter: { template: { ne: "not-found" } }) {
        nodes { path template namespaces parent { ... on File { name } } }
      }
      allContentProject {
        nodes { slug cover { image { childImageSharp { resize(width: 1200, height: 630, toFormat: JPG, quality: 70) { src } } } } }
      }
    }
  `,
  resolvePages: ({ allContentPage, allContentProject }: Queries.SitemapQuery): SitemapPage[] =>
    [
      ...allContentPage.nodes.map(({ parent, ...page }) => ({
        ...page,
        file: `content/pages/${parent && "name" in parent ? parent.name : ""}.json`,
      })),
      ...allContentProject.nodes.map(({ slug, cover }) => ({
        path: projectPath(slug),
        template: "project",
        namespaces: ["projects"],
        file: `content/projects/${slug}.json`,
        picture: cover.image.childImageSharp?.resize?.src,
      })),
    ].flatMap((page) =>
      codes.map((language) => ({ path: localizedPath(page.path, language), language, page })),
    ),
  serialize: ({ path, language, page }: SitemapPage) => ({
    url: path,
    lastmod: lastChange(filesOf(page, language)),
    ...(page.picture && { img: [{ url: siteAddress().siteUrl + page.picture }] }),
    links: [...codes, undefined].map((code) => ({
      lang: code ?? "x-default",
      url: absoluteUrl(siteAddress().siteUrl, page.path, code ?? defaultLanguage),
    })),
  }),
};

/** The files that a page shows: its words, its own file, and those that its template queries. */
export function filesOf(
  { template, namespaces, file }: Omit<PageSource, "path">,
  language: Language,
): string[] {
  const source = fs.readFileSync(`src/templates/${template}.tsx`, "utf8");
  const queried = Object.entries(queryFields).filter(([field]) =>
    new RegExp(`\\b${field} \\{`).test(source),
  );
  return [
    ...namespaces.map((namespace) => `locales/${language}/${namespace}.json`),
    file,
    ...queried.map(([, name]) => `content/${name}.json`),
    ...(/\bprojects\b.* \{/.test(source) ? ["content/projects"] : []),
  ];
}

/**
 * When git last saw one of these files change, as ISO 8601. Undefined where git cannot know: outside a repository, and
 * in a clone without history, whose one commit would be every page's last change.
 */
export function lastChange(files: readonly string[], folder = "."): string | undefined {
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
