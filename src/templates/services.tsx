import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { CallToAction } from "../sections/call-to-action";
import { OurWork } from "../sections/our-work";
import { PageTitle } from "../sections/page-title";
import { ServicesBlock } from "../sections/services-block";
import { Stages } from "../sections/stages/stages";

export default function Services({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { t } = useTranslation("services");
  const { services } = data;
  return (
    <ErrorBoundaries>
      <PageTitle
        title={t("title")}
        intro={t("intro")}
        headerImage={data.page.headerImage}
        imageAt="above"
      />
      <ServicesBlock {...services} isPage />
      <Stages {...data.stages} />
      <OurWork projects={data.projects} from={1 / 4} />
      <CallToAction {...services} />
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query ServicesPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    services {
      ...ServicesBlock
      ...CallToAction
      items { ...ServiceDetails }
    }
    stages { ...Stages }
    projects(first: 18) { ...OurWork }
  }
`;
