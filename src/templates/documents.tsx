import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { Documents } from "../sections/documents";
import { PageTitle } from "../sections/page-title";

export default function DocumentsPage({ data }: PageProps<Queries.DocumentsPageQuery>) {
  const { t } = useTranslation("documents");
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <Documents documents={data.documents.items} />
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query DocumentsPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    documents {
      items { ...Document }
    }
  }
`;
