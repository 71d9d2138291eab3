import { graphql } from "gatsby";
import { Action } from "../components/action";
import { Picture } from "../components/picture/picture";
import { formatDate, LocalizedLink, useLanguage } from "../i18n";
import * as styles from "./news-list.module.css";

type Item = Omit<Queries.NewsRowFragment, "cover"> &
  Partial<Pick<Queries.NewsRowFragment, "cover">>;

interface NewsListProps {
  news: readonly Item[];
  /** The rank of the titles. */
  heading: "h2" | "h3";
  /** The words of a link to all news. */
  all?: string;
}

/** News in rows, each with its date and, where the list has them, its picture. */
export function NewsList({ news, heading: Heading, all }: NewsListProps) {
  const language = useLanguage();
  return (
    <>
      <ol className={styles.list} data-search="none">
        {news.map(({ path, date, title, summary, cover }) => (
          <li key={path}>
            <time className="note" dateTime={date}>
              {formatDate(date, language)}
            </time>
            <div className={styles.words}>
              <Heading>
                <LocalizedLink to={path}>{title}</LocalizedLink>
              </Heading>
              <p className="muted">{summary}</p>
            </div>
            {cover && (
              <div className={styles.picture}>
                <Picture {...cover} alt="" sizes="(min-width: 48rem) 22vw, 92vw" />
              </div>
            )}
          </li>
        ))}
      </ol>
      {all && (
        <p className={styles.all}>
          <Action to="/news" kind="quiet">
            {all}
          </Action>
        </p>
      )}
    </>
  );
}

export const query = graphql`
  fragment NewsRow on ContentNewsItem {
    path
    date
    title(language: $language)
    summary(language: $language)
    cover {
      image {
        ...SchedulePicture
      }
      focus {
        x
        y
      }
    }
  }
`;
