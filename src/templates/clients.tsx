import { graphql, type PageProps } from "gatsby";
import { PurposeLink } from "../components/contact-link";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { Careers } from "../sections/careers";
import { ClientsList } from "../sections/clients-list";
import { OurWork } from "../sections/our-work";
import { PageTitle } from "../sections/page-title";
import { PartnerSlider } from "../sections/partner-slider";
import { Testimonials } from "../sections/testimonials";

export default function Clients({ data }: PageProps<Queries.ClientsPageQuery>) {
  const { t } = useTranslation("clients");
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <PartnerSlider {...data.partners} title={t("partnersTitle")}>
        <PurposeLink from="/clients#partners" subject={t("suppliers")}>
          {t("suppliers")}
        </PurposeLink>
      </PartnerSlider>
      <ClientsList externalFlags={data.facts.externalFlags ?? undefined} projects={data.named} />
      <Testimonials {...data.testimonials} />
      <OurWork projects={data.projects} />
      <Careers {...data.facts} vacancies={data.vacancies} />
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query ClientsPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    facts: siteFacts {
      externalFlags
      ...Careers
    }
    vacancies {
      ...Vacancies
    }
    partners {
      ...PartnerSlider
    }
    testimonials {
      ...Testimonials
    }
    named: projects(named: true, language: $language) {
      ...ClientProject
    }
    projects(first: 18) {
      ...OurWork
    }
  }
`;
