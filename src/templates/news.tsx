import { graphql, type PageProps } from "gatsby";
import { Action } from "../components/action";
import { ErrorBoundaries } from "../components/error-boundary";
import { ProfileLink } from "../components/profile-link";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import { contactPath } from "../sections/contact-path";
import { NewsList } from "../sections/news/news-list";
import { PageTitle } from "../sections/page-title";

export default function News({ data }: PageProps<Queries.NewsPageQuery>) {
  const { t } = useTranslation("news");
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <Section>
        <NewsList news={data.news} heading="h2" />
        <p className="no-print ways">
          <Action to={contactPath("press")} kind="quiet">
            {t("press")}
          </Action>
          <ProfileLink />
        </p>
      </Section>
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query NewsPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    news { ...News }
  }
`;
