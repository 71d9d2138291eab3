import { graphql } from "gatsby";
import { fewestNews } from "../../../shared/anchors";
import { Action } from "../../components/action";
import { Picture } from "../../components/picture/picture";
import { RunningText } from "../../components/running-text";
import { Section } from "../../components/section";
import { formatDate, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import * as styles from "./news-list.module.css";

interface NewsListProps {
  news: readonly Queries.NewsFragment[];
  /** The rank of the titles. */
  heading: "h2" | "h3";
  /** Without summaries, as many beside one another as have room. */
  inColumns?: boolean;
}

/** News, each with its date and, where the list has them, its picture. */
export function NewsList({ news, heading: Heading, inColumns = false }: NewsListProps) {
  const language = useLanguage();
  return (
    <ol className={inColumns ? styles.columns : styles.list} data-search="none">
      {news.map(({ path, date, title, summary, cover }, index) => (
        <li key={path} className="stack leads">
          <time className="note" dateTime={date}>
            {formatDate(date, language)}
          </time>
          <div className={styles.words}>
            <Heading className="small-heading">
              <LocalizedLink to={path}>{title}</LocalizedLink>
            </Heading>
            {!inColumns && <RunningText as="p" className="muted" text={summary} />}
          </div>
          {cover && (
            <div className={styles.picture}>
              <Picture
                {...cover}
                alt=""
                first={!inColumns && index === 0}
                sizes="(min-width: 48rem) 44vw, 92vw"
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The latest news; nothing where there is little. */
export function NewsTeaser({ news }: { news: readonly Queries.NewsFragment[] }) {
  const { t } = useTranslation("home");
  if (news.length < fewestNews) return null;
  return (
    <Section
      id="news"
      rank="minor"
      title={t("news.title")}
      action={
        <Action to="/news" kind="quiet">
          {t("news.all")}
        </Action>
      }
    >
      <NewsList news={news} heading="h3" inColumns />
    </Section>
  );
}

export const query = graphql`
  fragment News on ContentNewsItem {
    path
    date
    title(language: $language)
    summary(language: $language)
    cover {
      image { ...WorkPicture }
      focus
    }
  }
`;
