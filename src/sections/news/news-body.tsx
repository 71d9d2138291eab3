import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { PictureCaption } from "../../components/picture/picture-caption";
import { formatDate, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import { EntryBody, Paragraphs } from "../entry-body";
import { drawing } from "./news-list.module.css";

/** A piece of news: its date and project, and beside them its picture and text. */
export function NewsBody({ title, date, cover, project, paragraphs }: Queries.NewsBodyFragment) {
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
      {cover && (
        <figure className={drawing}>
          <Picture {...cover} first sizes="(min-width: 64rem) 45rem, 92vw" />
          <PictureCaption {...cover} />
        </figure>
      )}
      <Paragraphs texts={paragraphs} />
    </EntryBody>
  );
}

export const query = graphql`
  fragment NewsBody on ContentNewsItem {
    title(language: $language)
    date
    cover {
      alt(language: $language)
      caption(language: $language)
      date
      image {
        ...WorkPicture
      }
      focus
    }
    project {
      path
      name(language: $language)
    }
    paragraphs(language: $language)
  }
`;
