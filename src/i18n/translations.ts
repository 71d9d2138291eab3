import { graphql } from "gatsby";
import type { i18n, Namespace } from "i18next";
import { createElement, type ReactNode, useContext, useMemo } from "react";
import { I18nContext } from "react-i18next";
import { defaultLanguage, isLanguage, type Language } from "../../shared/languages";

/** The instance of the page that is shown, with all of its translations. */
const useI18n = (): i18n => useContext(I18nContext).i18n;

/** Keeps one instance as long as the page has the same translations: the i18n plugin makes a new one at each render. */
export function StableTranslations({ of, children }: { of: unknown; children: ReactNode }) {
  const made = useContext(I18nContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other translations need another instance.
  const value = useMemo(() => made, [of]);
  return createElement(I18nContext.Provider, { value }, children);
}

/** The language of the page that is shown. */
export function useLanguage(): Language {
  const { language } = useI18n();
  return isLanguage(language) ? language : defaultLanguage;
}

/** The translations of one or more namespaces. They do not change: react-i18next's hook, which waits and watches, would add 2.2 KB. */
export function useTranslation<const Names extends Namespace>(names: Names) {
  const i18n = useI18n();
  const key = String(names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are a new list at each render.
  return useMemo(() => ({ t: i18n.getFixedT(i18n.language, names) }), [i18n, key]);
}

/** Gives the text of a key that comes from `content/`, as in `services:constructionTitle`; the content check has seen that it exists. */
export function useTextOfKey() {
  const i18n = useI18n();
  return (key: string, values: Record<string, string> = {}) => String(i18n.t(key as never, values));
}

/** A page to read. */
export interface ReadingTexts {
  title: string;
  intro?: string;
  sections: { id: string; title: string; text: string }[];
}

/** The texts of a page to read, from its namespace: each group is a section, by the key that is its anchor. */
export function useReadingTexts(namespace: string): ReadingTexts {
  const i18n = useI18n();
  const texts = i18n.getResourceBundle(i18n.language, namespace);
  const { meta, title = meta.title, intro, ...groups } = texts;
  const sections = Object.entries<{ title: string; text: string }>(groups);
  return { title, intro, sections: sections.map(([id, section]) => ({ id, ...section })) };
}

/** The translations of a page. Every page's query must include them; `Head` reads them too. */
export const pageTranslations = graphql`
  fragment PageTranslations on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
