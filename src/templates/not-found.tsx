import { graphql } from "gatsby";
import { NotFound } from "../sections/not-found";
import { Sections } from "../sections/sections";

export default function NotFoundPage() {
  return (
    <Sections>
      <NotFound />
    </Sections>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`;
