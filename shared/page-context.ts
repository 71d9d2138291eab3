import type { Language } from "./languages";

/** What a template receives beside its query's data. */
export interface PageContext {
  language: Language;
  /** Another language of the site, or the page's own where there is no other. */
  otherLanguage: Language;
  /** The namespaces whose translations are baked into the page, its own first. */
  namespaces: string[];
  /** The page's path without a language prefix: what canonical and alternates are made of. */
  pagePath: string;
  /** False on the 404 pages, which no search engine should list. */
  isIndexable: boolean;
  title: string;
  description: string;
  /** The page above it in the breadcrumbs. */
  above?: { path: string; title: string };
  hasFeed: boolean;
  /** The picture that a shared link shows, as the site serves it. */
  sharePicture?: string;
  /** What gatsby-plugin-react-i18next would add. It leaves pages alone that have it. */
  i18n: Record<string, unknown>;
}

/** The part that is the same for a page with and without a prefix. */
export type RouteContext = Omit<
  PageContext,
  "language" | "otherLanguage" | "sharePicture" | "i18n"
>;
