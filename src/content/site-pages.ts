import path from "node:path";
import { textOfKey } from "../i18n/text-of-key";
import { projectPath } from "../shared/anchors";
import { textsOfPage } from "./schemas/page";
import type { SiteFiles } from "./site-files";

/** A page of the site, whatever it is made from. */
export interface SitePage {
  /** Without a language prefix. */
  path: string;
  template: string;
  /** The file in `content/` that it is made from. */
  file: string;
  /** The namespaces of its template, its own first. */
  namespaces: readonly string[];
  /** Keys of texts, or for a project the texts themselves by language. */
  title: string | Record<string, string>;
  description: string | Record<string, string>;
  beginsWithPicture: boolean;
  /** What its template queries by, beside the language. */
  variables: Record<string, string>;
}

/** Every page of the site: those of `content/pages`, and one for each project. */
export function sitePages({ pages, projects }: Pick<SiteFiles, "pages" | "projects">): SitePage[] {
  const byOrder = projects.toSorted((one, other) => one.value.order - other.value.order);
  return [
    ...pages.map(({ name: file, value }) => ({
      path: value.path,
      template: value.template,
      file,
      ...textsOfPage(value, path.basename(file, ".json")),
      beginsWithPicture: value.template === "home" || Boolean(value.headerImage),
      variables: { route: value.path },
    })),
    ...byOrder.map(({ id, name: file, value }, index) => ({
      path: projectPath(id),
      template: "project",
      file,
      namespaces: ["projects"],
      title: value.name as Record<string, string>,
      description: value.summary as Record<string, string>,
      beginsWithPicture: false,
      // Its foot leads to the next one.
      variables: { slug: id, next: (byOrder[index + 1] ?? byOrder[0])?.id ?? id },
    })),
  ];
}

/** The pages that can be found: all but the one for wrong addresses. */
export const indexablePages = (site: SiteFiles): SitePage[] =>
  sitePages(site).filter(({ template }) => template !== "not-found");

/** A title or description in a language: its own text, or that of its key among the texts of `textsOf`. */
export function textInLanguage(
  text: SitePage["title"],
  language: string,
  textsOf: (namespace: string) => unknown,
): string {
  return typeof text === "string" ? (textOfKey(text, textsOf) ?? text) : (text[language] ?? "");
}
