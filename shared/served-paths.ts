/** The folders from which a page fetches words and search indexes when a visitor first needs them. */
export const translationsFolder = "locales";
export const searchFolder = "search";

/** Folders and files that the build makes beside the pages. */
export const madeFolders = "_gatsby admin icons locales page-data search static".split(" ");
export const madeFiles =
  "favicon.ico favicon.svg robots.txt sitemap-index.xml sitemap-0.xml 404.html".split(" ");

/** Folders whose files browsers may cache for a day: their names have no hash. */
export const dayFolders = ["film", "flags", "icons"];

/** Where the editor is, on a site that has it, and in develop. */
export const editorFolder = "admin";

/** Where the site serves its news as a feed in a language. */
export function feedPath(language: string): string {
  return `/${language}/news/feed.xml`;
}
