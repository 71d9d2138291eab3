import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { NewsBody } from "../sections/news/news-body";
import { PageTitle } from "../sections/page-title";

export default function NewsItem({ data: { newsItem } }: PageProps<Queries.NewsItemPageQuery>) {
  const { t } = useTranslation("news");
  return (
    <ErrorBoundaries>
      <PageTitle
        above={{ to: "/news", name: t("all") }}
        title={newsItem.title}
        intro={newsItem.summary}
      />
      <NewsBody {...newsItem} />
    </ErrorBoundaries>
  );
}

export { NewsHead as Head } from "../seo/described-heads";

export const query = graphql`
  query NewsItemPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    newsItem(slug: $slug) {
      title(language: $language)
      summary(language: $language)
      ...NewsBody
      ...NewsData
    }
  }
`;
