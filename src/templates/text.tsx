import { graphql, type PageProps } from "gatsby";
import { absoluteUrl, useContentText } from "../i18n";
import type { PageContext } from "../page-context";
import { PageTitle } from "../sections/page-title";
import { Reading } from "../sections/reading";
import { Sections } from "../sections/sections";
import { siteUrlOf } from "../seo/page-head";

export default function Text({
  data,
  pageContext: { language, pagePath },
}: PageProps<Queries.TextPageQuery, PageContext>) {
  const text = useContentText();
  const { page } = data;
  const title = text(page.heading ?? page.title);
  const address = absoluteUrl(siteUrlOf(data), pagePath, language);
  return (
    <Sections>
      <PageTitle title={title} intro={page.intro ? text(page.intro) : undefined} band={page.band} />
      <Reading {...page} shared={{ address, title }} />
    </Sections>
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
