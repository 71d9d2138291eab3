import { graphql } from "gatsby";
import { NotFound } from "../sections/not-found";

export default function NotFoundPage() {
  return <NotFound />;
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`;
