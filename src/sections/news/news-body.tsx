import { graphql } from "gatsby";
import { formatDate, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import { EntryBody, Paragraphs } from "../entry-body";

/** A piece of news: its date and project, and beside them its text. */
export function NewsBody({ title, date, project, paragraphs }: Queries.NewsBodyFragment) {
  const { t } = useTranslation("news");
  const language = useLanguage();
  return (
    <EntryBody
      label={title}
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
    date
    project {
      path
      name(language: $language)
    }
    paragraphs(language: $language)
  }
`;
