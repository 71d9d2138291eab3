import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "../i18n";
import type { PageContext } from "../page-context";
import { ClientsList } from "../sections/clients-list";
import { Hero } from "../sections/hero";
import { LocationMap } from "../sections/location-map";
import { PartnerSlider } from "../sections/partner-slider";
import { Sections } from "../sections/sections";
import { ServicesBlock } from "../sections/services-block";
import { VisionBlock } from "../sections/vision-block";
import { WhoWeAreTeaser } from "../sections/who-we-are-teaser";

export default function Home({ data }: PageProps<Queries.HomePageQuery, PageContext>) {
  const { t } = useTranslation(["home", "clients"]);
  let count = 0;
  /** The number of the next section with one: none is skipped where a section is left out. */
  const next = () => {
    count += 1;
    return count;
  };
  const hasClients = t("clients:items", { returnObjects: true }).length > 0;
  return (
    <Sections>
      <Hero {...data.facts} />
      <WhoWeAreTeaser {...data.whoWeAre} number={next()} />
      <PartnerSlider {...data.partners} title={t("partners.title")} />
      <VisionBlock number={next()} vision={data.vision} foundingYear={data.facts.foundingYear} />
      <ServicesBlock {...data.services} number={next()} />
      {hasClients && <ClientsList number={next()} />}
      <LocationMap {...data.facts} number={next()} />
    </Sections>
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
