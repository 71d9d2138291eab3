import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { Claim } from "../sections/claim";
import { ClientsList } from "../sections/clients-list";
import { LocationMap } from "../sections/contact/location-map";
import { Figures } from "../sections/figures";
import { Hero } from "../sections/hero";
import { NewsTeaser } from "../sections/news/news-list";
import { PartnerSlider } from "../sections/partner-slider";
import { LargeProjects } from "../sections/projects/large-projects";
import { Skyline } from "../sections/projects/skyline";
import { ServicesBlock } from "../sections/services-block";
import { StagesTeaser } from "../sections/stages/stages-teaser";
import { VisionBlock } from "../sections/vision-block";
import { WhoWeAreTeaser } from "../sections/who-we-are-teaser";

export default function Home({ data }: PageProps<Queries.HomePageQuery>) {
  const { t } = useTranslation("home");
  return (
    <ErrorBoundaries>
      <Hero {...data.facts} brand={data.brand} />
      <Claim {...data.figures} />
      <LargeProjects projects={data.page.projects} />
      <WhoWeAreTeaser {...data.whoWeAre} />
      <PartnerSlider {...data.partners} title={t("partners.title")} />
      <VisionBlock vision={data.vision} foundingYear={data.facts.foundingYear} />
      <ServicesBlock {...data.services} />
      <StagesTeaser {...data.stages} />
      <Figures {...data.figures} />
      <Skyline projects={data.drawn} title={t("skyline.title")} text={t("skyline.text")} />
      <ClientsList projects={data.named} first={6} />
      <NewsTeaser news={data.news} />
      <LocationMap {...data.facts} />
    </ErrorBoundaries>
  );
}

export { CompanyHead as Head } from "../seo/company-head";

export const query = graphql`
  query HomePage($language: String!, $otherLanguage: String!, $namespaces: [String!]!) {
    ...Layout
    company: siteFacts {
      ...CompanyData
    }
    brand {
      ...Lettering
    }
    facts: siteFacts {
      foundingYear
      ...Hero
      ...LocationMap
    }
    page(path: "/") {
      projects {
        ...LargeProject
      }
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
    stages {
      ...StagesTeaser
    }
    figures {
      ...Claim
      ...Figures
    }
    drawn: projects(drawn: true, first: 16) {
      ...Skyline
    }
    named: projects(named: true, language: $language) {
      ...ClientProject
    }
    news(first: 3) {
      ...News
    }
  }
`;
