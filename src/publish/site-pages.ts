import fs from "node:fs";
import type { Language } from "../i18n/languages";
import type { PageContext } from "../shared/page-context";

/** A reader of the words of a namespace in a language, as they are on the disk; empty for one that is not there. */
export const wordsReader = (language: Language) => (namespace: string) => {
  const file = `locales/${language}/${namespace}.json`;
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
};

/** The contexts of the pages of a language that can be found, of all that Gatsby made. */
export function indexablePages(
  pages: readonly { readonly pageContext: unknown }[],
  language: Language,
): PageContext[] {
  return pages
    .map(({ pageContext }) => pageContext as PageContext)
    .filter((page) => page?.i18n?.routed && page.isIndexable && page.language === language);
}
