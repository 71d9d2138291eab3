import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../build/pages";
import { useContentText } from "../i18n";
import { PageTitle } from "../sections/page-title";
import { Reading } from "../sections/reading";

export default function Text({ data: { page } }: PageProps<Queries.TextPageQuery, PageContext>) {
  const text = useContentText();
  return (
    <>
      <PageTitle
        title={text(page.heading ?? page.title)}
        intro={page.intro ? text(page.intro) : undefined}
        band={page.band}
      />
      <Reading {...page} />
    </>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query TextPage($id: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    page(id: $id) {
      title
      heading
      intro
      ...PageTitle
      ...Reading
    }
  }
`;
