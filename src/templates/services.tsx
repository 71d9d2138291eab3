import { graphql, type PageProps } from "gatsby";
import { absoluteUrl, useTranslation } from "../i18n";
import { CallToAction } from "../sections/call-to-action";
import { OurWork } from "../sections/our-work";
import { PageTitle } from "../sections/page-title";
import { ServiceDetails } from "../sections/service-details";
import { ServicesBlock } from "../sections/services-block";
import { Stages } from "../sections/stages/stages";
import { siteUrlOf } from "../seo/page-head";
import type { PageContext } from "../shared/page-context";

export default function Services({
  data,
  pageContext: { language, pagePath },
}: PageProps<Queries.ServicesPageQuery, PageContext>) {
  const { t } = useTranslation("services");
  const { services } = data;
  const address = absoluteUrl(siteUrlOf(data), pagePath, language);
  return (
    <>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <ServicesBlock
        {...services}
        address={address}
        below={(index) => <ServiceDetails details={services.items[index]?.details ?? null} />}
      />
      <Stages {...data.stages} />
      <OurWork projects={data.projects} address={address} />
      <CallToAction {...services} />
    </>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query ServicesPage($id: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    page(id: $id) {
      ...PageTitle
    }
    services {
      ...ServicesBlock
      ...CallToAction
      items {
        ...ServiceDetails
      }
    }
    stages {
      ...Stages
    }
    projects(first: 18) {
      ...OurWork
    }
  }
`;
