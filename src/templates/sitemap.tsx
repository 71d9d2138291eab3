import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { PageTitle } from "../sections/page-title";
import { RuledList } from "../sections/ruled-list";

export default function Sitemap({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { t } = useTranslation("sitemap");
  const items = data.routes
    .filter(({ template }) => template !== "not-found")
    .sort((one, other) => one.path.localeCompare(other.path))
    .map(({ path, title, description }) => ({ id: path, path, title, text: description }));
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} headerImage={data.page.headerImage} />
      <div data-search="none">
        <RuledList id="pages" items={items} />
      </div>
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query SitemapPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    routes(language: $language) {
      path
      template
      title
      description
    }
  }
`;
