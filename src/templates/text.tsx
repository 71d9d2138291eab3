import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../build/pages";
import { absoluteUrl, useContentText } from "../i18n";
import { PageTitle } from "../sections/page-title";
import { Reading } from "../sections/reading";

export default function Text({
  data: { page, site },
  pageContext: { language, pagePath },
}: PageProps<Queries.TextPageQuery, PageContext>) {
  const text = useContentText();
  const title = text(page.heading ?? page.title);
  const address = absoluteUrl(site.siteUrl, pagePath, language);
  return (
    <>
      <PageTitle title={title} intro={page.intro ? text(page.intro) : undefined} band={page.band} />
      <Reading {...page} shared={{ address, title }} />
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
