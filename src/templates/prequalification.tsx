import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { PageContents } from "../components/page-contents";
import { RuledTable } from "../components/ruled-table";
import { useTranslation } from "../i18n";
import { PageTitle } from "../sections/page-title";
import { Identity } from "../sections/prequalification/identity";
import * as styles from "../sections/prequalification/prequalification.module.css";
import { Send } from "../sections/prequalification/send";
import { useTables } from "../sections/prequalification/tables";

export default function Prequalification({ data }: PageProps<Queries.PrequalificationPageQuery>) {
  const { t } = useTranslation("prequalification");
  const tables = useTables(data);
  const { facts } = data;
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <PageContents
        sections={[
          ...(facts.legal ? [{ id: "identity", title: t("identity.title") }] : []),
          ...tables,
          { id: "send", title: t("send.title") },
        ]}
      />
      <div className={styles.sheet}>
        <ErrorBoundaries>
          <Identity {...facts} />
          {tables.map((table) => (
            <RuledTable key={table.id} {...table} />
          ))}
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
    facts: siteFacts {
      ...Identity
      ...Send
    }
  }
`;
