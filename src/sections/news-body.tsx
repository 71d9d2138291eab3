import { graphql } from "gatsby";
import { Picture } from "../components/picture/picture";
import { PictureCaption } from "../components/picture/picture-caption";
import { TitleBlock } from "../components/title-block";
import { formatDate, LocalizedLink, useLanguage, useTranslation } from "../i18n";
import * as styles from "./entry-body.module.css";
import * as project from "./project/project-body.module.css";

/** A piece of news: its date and project, and beside them its picture and text. */
export function NewsBody({ title, date, cover, about, paragraphs }: Queries.NewsBodyFragment) {
  const { t } = useTranslation("news");
  const language = useLanguage();
  const facts = [
    { label: t("date"), value: <time dateTime={date}>{formatDate(date, language)}</time> },
    {
      label: t("project"),
      value: about && <LocalizedLink to={about.path}>{about.name}</LocalizedLink>,
    },
  ];
  return (
    <article className={styles.body} aria-label={title}>
      <TitleBlock facts={facts} className={project.facts} />
      <div className={project.text}>
        {cover && (
          <figure>
            <Picture {...cover} first sizes="(min-width: 64rem) 45rem, 92vw" />
            <PictureCaption {...cover} />
          </figure>
        )}
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </article>
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
      focus {
        x
        y
      }
    }
    about {
      path
      name(language: $language)
    }
    paragraphs(language: $language)
  }
`;
