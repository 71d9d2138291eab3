import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { ServiceSections } from "../sections/service-sections";

export default function Service({ data }: PageProps<Queries.ServicePageQuery>) {
  return (
    <ErrorBoundaries>
      <ServiceSections {...data.service} />
    </ErrorBoundaries>
  );
}

export { ServiceHead as Head } from "../seo/described-heads";

export const query = graphql`
  query ServicePage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    service(slug: $slug) {
      ...ServiceSections
    }
  }
`;
