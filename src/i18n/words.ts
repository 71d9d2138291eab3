import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { defaultLanguage, isLanguage, type Language } from "./languages";

/** The language of the page that is shown. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}

/** Gives the text of a key that comes from `content/`, as in `services:constructionTitle`; the content check has seen that it exists. */
export function useContentText(): (key: string) => string {
  const { i18n } = useTranslation();
  return (key) => String(i18n.t(key as never));
}

/** The words of a page. Every page's query must include them; `Head` reads them too. */
export const pageWords = graphql`
  fragment PageWords on Query {
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
