import { graphql, type PageProps } from "gatsby";
import { Action } from "../components/action";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { Careers } from "../sections/careers/careers";
import { ClientsList } from "../sections/clients-list";
import { contactPath } from "../sections/contact-path";
import { OurWork } from "../sections/our-work";
import { PageTitle } from "../sections/page-title";
import { PartnerSlider } from "../sections/partner-slider";
import { Testimonials } from "../sections/testimonials";

export default function Clients({ data, location }: PageProps<Queries.ClientsPageQuery>) {
  const { t } = useTranslation("clients");
  return (
    <ErrorBoundaries>
      <PageTitle
        title={t("title")}
        intro={t("intro")}
        headerImage={data.page.headerImage}
        imageAt="below"
      />
      <PartnerSlider {...data.partners} title={t("partnersTitle")}>
        <p className="no-print">
          <Action to={contactPath("suppliers", t("suppliers"))} kind="quiet">
            {t("suppliers")}
          </Action>
        </p>
      </PartnerSlider>
      <ClientsList externalFlags={data.facts.externalFlags ?? undefined} projects={data.named} />
      <Testimonials {...data.testimonials} />
      <OurWork projects={data.projects} from={3 / 4} />
      <Careers {...data.facts} vacancies={data.vacancies} search={location.search} />
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
    vacancies { ...Vacancies }
    partners { ...PartnerSlider }
    testimonials { ...Testimonials }
    named: projects(named: true, language: $language) { ...ClientProject }
    projects(first: 18) { ...OurWork }
  }
`;
