import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { PageContents } from "../components/page-contents";
import { RuledTable } from "../components/ruled-table";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import { Documents } from "../sections/documents";
import { PageTitle } from "../sections/page-title";
import { Identity } from "../sections/prequalification/identity";
import * as styles from "../sections/prequalification/prequalification.module.css";
import { Send } from "../sections/prequalification/send";
import { useTables } from "../sections/prequalification/tables";

export default function Prequalification({ data }: PageProps<Queries.PrequalificationPageQuery>) {
  const { t } = useTranslation(["prequalification", "common"]);
  const tables = useTables(data);
  const { facts } = data;
  const documents = data.page.documents ?? [];
  const title = t("common:documents.title");
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <PageContents
        sections={[
          ...(facts.legal ? [{ id: "identity", title: t("identity.title") }] : []),
          ...tables,
          ...(documents.length > 0 ? [{ id: "documents", title }] : []),
          { id: "send", title: t("send.title") },
        ]}
      />
      <div className={styles.sheet}>
        <ErrorBoundaries>
          <Identity {...facts} />
          {tables.map((table) => (
            <RuledTable key={table.id} {...table} />
          ))}
          {documents.length > 0 && (
            <Section id="documents" rank="minor" title={title}>
              <Documents documents={documents} heading="h3" />
            </Section>
          )}
          <Send {...facts} />
        </ErrorBoundaries>
      </div>
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query PrequalificationPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    ...Tables
    page(path: $route) {
      documents { ...Document }
    }
    facts: siteFacts {
      ...Identity
      ...Send
    }
  }
`;
