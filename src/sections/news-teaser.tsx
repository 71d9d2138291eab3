import { graphql } from "gatsby";
import { Section } from "../components/section";
import { useTextOfKey } from "../i18n";
import { fewestNews } from "../shared/anchors";
import { NewsList } from "./news-list";

/** The latest news, without pictures; nothing where there is little. */
export function NewsTeaser({ news }: { news: readonly Queries.NewsTeaserFragment[] }) {
  const text = useTextOfKey();
  if (news.length < fewestNews) return null;
  return (
    <Section id="news" rank="minor" title={text("home:news.title")}>
      <NewsList news={news} heading="h3" all={text("home:news.all")} />
    </Section>
  );
}

export const query = graphql`
  fragment NewsTeaser on ContentNewsItem {
    path
    date
    title(language: $language)
    summary(language: $language)
  }
`;
