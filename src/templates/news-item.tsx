import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { NewsBody } from "../sections/news/news-body";
import { NextEntry } from "../sections/next-entry";
import { PageTitle } from "../sections/page-title";

export default function NewsItem({
  data: { newsItem, next },
}: PageProps<Queries.NewsItemPageQuery>) {
  const { t } = useTranslation("news");
  return (
    <ErrorBoundaries>
      <PageTitle
        above={{ to: "/news", name: t("all") }}
        title={newsItem.title}
        cover={newsItem.cover ?? undefined}
      />
      <NewsBody {...newsItem} />
      {next.path !== newsItem.path && <NextEntry {...next} label={t("next")} />}
    </ErrorBoundaries>
  );
}

export { NewsHead as Head } from "../seo/described-heads";

export const query = graphql`
  query NewsItemPage(
    $slug: String!
    $next: String!
    $language: String!
    $namespaces: [String!]!
  ) {
    ...Layout
    newsItem(slug: $slug) {
      path
      title(language: $language)
      cover {
        alt(language: $language)
        ...NextCover
      }
      ...NewsBody
      ...NewsData
    }
    next: newsItem(slug: $next) {
      path
      name: title(language: $language)
      cover { ...NextCover }
    }
  }
`;
