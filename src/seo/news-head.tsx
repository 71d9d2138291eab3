import { graphql } from "gatsby";
import { absoluteUrl } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { PageHead, sharePictureUrl, siteUrlOf } from "./page-head";
import { StructuredData } from "./structured-data";

interface NewsHeadProps {
  data: Queries.LayoutFragment & { newsItem: Queries.NewsDataFragment };
  pageContext: PageContext;
}

/** The `Head` of a piece of news: the news as https://schema.org/NewsArticle. */
export function NewsHead({ data, pageContext }: NewsHeadProps) {
  const { language, pagePath } = pageContext;
  const { title, summary, date } = data.newsItem;
  const siteUrl = siteUrlOf(data);
  const picture = sharePictureUrl(data, pageContext);
  const company = { "@id": `${siteUrl}/#company` };
  return (
    <>
      <PageHead data={data} pageContext={pageContext} />
      <StructuredData
        data={{
          "@type": "NewsArticle",
          headline: title,
          description: summary,
          url: absoluteUrl(siteUrl, pagePath, language),
          inLanguage: language,
          datePublished: date,
          ...(picture && { image: picture }),
          author: company,
          publisher: company,
        }}
      />
    </>
  );
}

export const query = graphql`
  fragment NewsData on ContentNewsItem {
    title(language: $language)
    summary(language: $language)
    date
  }
`;
