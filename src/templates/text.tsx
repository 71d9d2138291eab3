import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { absoluteUrl, useTextOfKey } from "../i18n";
import { Article } from "../sections/article";
import { PageTitle } from "../sections/page-title";
import { sharePictureUrl, siteUrlOf } from "../seo/page-head";
import type { PageContext } from "../shared/page-context";

export default function Text({ data, pageContext }: PageProps<Queries.TextPageQuery, PageContext>) {
  const text = useTextOfKey();
  const { page } = data;
  const title = text(page.heading ?? page.title);
  const { language, pagePath } = pageContext;
  const address = absoluteUrl(siteUrlOf(data), pagePath, language);
  const picture = sharePictureUrl(data, pageContext);
  return (
    <ErrorBoundaries>
      <PageTitle
        title={title}
        intro={page.intro ? text(page.intro) : undefined}
        headerImage={page.headerImage}
      />
      <Article {...page} identity={data.site} shared={{ address, title, picture }} />
    </ErrorBoundaries>
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
      ...Article
    }
  }
`;
