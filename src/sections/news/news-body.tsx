import { graphql } from "gatsby";
import { PictureCaption } from "../../components/picture/picture-caption";
import { formatDate, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import { EntryBody, Paragraphs } from "../entry-body";

/** A piece of news: what it is about, its date and project, and beside them its text. */
export function NewsBody({
  title,
  summary,
  cover,
  date,
  project,
  paragraphs,
}: Queries.NewsBodyFragment) {
  const { t } = useTranslation("news");
  const language = useLanguage();
  return (
    <EntryBody
      label={title}
      intro={summary}
      below={cover && <PictureCaption as="p" {...cover} />}
      facts={[
        [
          t("date"),
          <time key={date} dateTime={date}>
            {formatDate(date, language)}
          </time>,
        ],
        [t("project"), project && <LocalizedLink to={project.path}>{project.name}</LocalizedLink>],
      ]}
    >
      <Paragraphs texts={paragraphs} />
    </EntryBody>
  );
}

export const query = graphql`
  fragment NewsBody on ContentNewsItem {
    title(language: $language)
    summary(language: $language)
    cover {
      caption(language: $language)
      date
    }
    date
    project {
      path
      name(language: $language)
    }
    paragraphs(language: $language)
  }
`;
