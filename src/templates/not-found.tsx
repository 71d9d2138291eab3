import { graphql } from "gatsby";

export { NotFound as default } from "../sections/not-found";
export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`;
