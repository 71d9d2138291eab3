import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { Contact } from "../sections/contact/contact";
import { LocationMap } from "../sections/contact/location-map";
import { PageTitle } from "../sections/page-title";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { t } = useTranslation("contact");
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <Contact {...data.facts} search={location.search} branches={data.branches} />
      <LocationMap {...data.facts} />
    </ErrorBoundaries>
  );
}

export { CompanyHead as Head } from "../seo/company-head";

export const query = graphql`
  query ContactPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    company: siteFacts { ...CompanyData }
    facts: siteFacts {
      ...ContactForm
      ...ContactInfo
      ...LocationMap
    }
    branches: offices { ...Offices }
  }
`;
