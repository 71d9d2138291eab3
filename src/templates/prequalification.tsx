import { graphql, type PageProps } from "gatsby";
import { Action } from "../components/action";
import { ErrorBoundaries } from "../components/error-boundary";
import { PageContents } from "../components/page-contents";
import { RuledTable } from "../components/ruled-table";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import { contactPath } from "../sections/contact-path";
import { Documents } from "../sections/documents";
import { Figures } from "../sections/figures";
import { PageTitle } from "../sections/page-title";
import { Identity } from "../sections/prequalification/identity";
import { Send } from "../sections/prequalification/send";
import { useTables } from "../sections/prequalification/tables";

export default function Prequalification({ data }: PageProps<Queries.PrequalificationPageQuery>) {
  const { t } = useTranslation(["prequalification", "common"]);
  const tables = useTables(data);
  const { facts } = data;
  const { documents } = data.page;
  const title = t("common:documents.title");
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage}>
        <Send {...facts} />
        <Identity {...facts} />
      </PageTitle>
      <PageContents
        sections={[...tables, ...(documents?.length ? [{ id: "documents", title }] : [])]}
      />
      <div data-search="none">
        <Figures title={null} items={data.figures.items.slice(0, 4)} />
      </div>
      {tables.map((table) => (
        <RuledTable key={table.id} {...table} />
      ))}
      <Documents title={title} documents={documents} />
      <Section>
        <div id="suppliers" className="ways no-print">
          <Action to={contactPath("tender", t("title"))}>{t("send.action")}</Action>
          <Action to={contactPath("suppliers", t("send.suppliersAction"))} kind="quiet">
            {t("send.suppliersAction")}
          </Action>
        </div>
      </Section>
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
    figures { ...Figures }
    facts: siteFacts {
      ...Identity
      ...Send
    }
  }
`;
