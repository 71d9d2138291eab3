import path from "node:path";
import type { CreatePagesArgs, Page } from "gatsby";
import { layoutNamespaces } from "../content/schemas/page";
import { sharePicture } from "../content/share-pictures";
import { readSite } from "../content/site-files";
import { type SitePage, sitePages } from "../content/site-pages";
import { codes, defaultLanguage, otherLanguage } from "../i18n/languages";
import { localizedPath } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";

/** The forms of a page, one without a prefix and one for each language, as Gatsby's `createPage` takes them. */
export function localizedPages(source: SitePage): Page<PageContext>[] {
  const isNotFound = source.template === "not-found";
  return [undefined, ...codes].map((prefix) => {
    const language = prefix ?? defaultLanguage;
    const directory = localizedPath(isNotFound ? "/" : source.path, prefix);
    const textIn = (text: SitePage["title"]) =>
      typeof text === "string" ? text : (text[language] ?? "");
    return {
      path: isNotFound ? `${directory}404.html` : directory,
      // Unknown paths under a prefix show the 404 of that language in client-side navigation too.
      ...(isNotFound && prefix ? { matchPath: `${directory}*` } : {}),
      component: path.resolve(`src/templates/${source.template}.tsx`),
      context: {
        ...source.variables,
        language,
        otherLanguage: otherLanguage(language)?.code ?? language,
        namespaces: [...source.namespaces, ...layoutNamespaces],
        pagePath: localizedPath(source.path),
        isIndexable: !isNotFound,
        beginsWithPicture: source.beginsWithPicture,
        title: textIn(source.title),
        description: textIn(source.description),
        sharePicture: sharePicture(".", source.path, language),
        i18n: {
          language,
          languages: codes,
          defaultLanguage,
          generateDefaultLanguagePage: true,
          routed: prefix !== undefined,
          originalPath: localizedPath(source.path),
          path: directory,
        },
      },
    };
  });
}

/** Makes every page of the site from `content/pages` and `content/projects`. */
export function createContentPages({ actions }: CreatePagesArgs): void {
  for (const page of sitePages(readSite(".")).flatMap(localizedPages)) actions.createPage(page);
}
