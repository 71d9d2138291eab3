import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "../i18n";
import { Contact } from "../sections/contact";
import { LocationMap } from "../sections/location-map";
import { PageTitle } from "../sections/page-title";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { t } = useTranslation("contact");
  return (
    <>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <Contact {...data.facts} />
      <LocationMap {...data.facts} />
    </>
  );
}

export { CompanyHead as Head } from "../seo/company-head";

export const query = graphql`
  query ContactPage($id: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    page(id: $id) {
      ...PageTitle
    }
    company: siteFacts {
      ...CompanyData
    }
    facts: siteFacts {
      ...ContactForm
      ...ContactInfo
      ...QuickContact
      ...LocationMap
    }
  }
`;
