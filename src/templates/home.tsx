import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "../i18n";
import type { PageContext } from "../page-context";
import { ClientsList } from "../sections/clients-list";
import { Hero } from "../sections/hero";
import { LocationMap } from "../sections/location-map";
import { PartnerSlider } from "../sections/partner-slider";
import { ServicesBlock } from "../sections/services-block";
import { VisionBlock } from "../sections/vision-block";
import { WhoWeAreTeaser } from "../sections/who-we-are-teaser";

export default function Home({ data }: PageProps<Queries.HomePageQuery, PageContext>) {
  const { t } = useTranslation("home");
  return (
    <>
      <Hero {...data.facts} />
      <WhoWeAreTeaser {...data.whoWeAre} number={1} />
      <PartnerSlider {...data.partners} title={t("partners.title")} />
      <VisionBlock number={2} vision={data.vision} foundingYear={data.facts.foundingYear} />
      <ServicesBlock {...data.services} number={3} />
      <ClientsList number={4} />
      <LocationMap {...data.facts} number={5} />
    </>
  );
}

export { CompanyHead as Head } from "../seo/company-head";

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!) {
    ...Layout
    company: siteFacts {
      ...CompanyData
    }
    facts: siteFacts {
      foundingYear
      ...Hero
      ...LocationMap
    }
    whoWeAre {
      ...WhoWeAreTeaser
    }
    partners {
      ...PartnerSlider
    }
    vision {
      ...VisionSlider
    }
    services {
      ...ServicesBlock
    }
  }
`;
