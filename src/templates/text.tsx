import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../../shared/page-context";
import { ErrorBoundaries } from "../components/error-boundary";
import { absoluteUrl, useReadingTexts, useTranslation } from "../i18n";
import { Article } from "../sections/article";
import { Documents } from "../sections/documents";
import { PageTitle } from "../sections/page-title";
import { sharePictureUrl, siteUrlOf } from "../seo/page-head";

export default function Text({ data, pageContext }: PageProps<Queries.TextPageQuery, PageContext>) {
  const { language, pagePath, namespaces } = pageContext;
  const { t } = useTranslation("common");
  const { title, intro, sections } = useReadingTexts(namespaces[0] ?? "");
  const address = absoluteUrl(siteUrlOf(data), pagePath, language);
  const picture = sharePictureUrl(data, pageContext);
  return (
    <ErrorBoundaries>
      <PageTitle title={title} intro={intro} headerImage={data.page.headerImage} />
      <Article
        {...data.page}
        sections={sections}
        identity={data.site}
        shared={{ address, title, picture }}
      />
      <Documents title={t("documents.title")} {...data.page} />
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query TextPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    page(path: $route) {
      ...Article
      documents { ...Document }
    }
  }
`;
