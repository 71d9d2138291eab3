import { graphql } from "gatsby";
import { ContactLink } from "../../components/contact-link";
import { Picture } from "../../components/picture/picture";
import { formatMonth, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import { projectsPath } from "../../shared/anchors";
import * as styles from "./project-title.module.css";

/** The head of a project: its picture without anything on it, then name and summary. */
export function ProjectTitle({ name, summary, cover }: Queries.ProjectTitleFragment) {
  const { t } = useTranslation(["projects", "common"]);
  const language = useLanguage();
  return (
    <header>
      <div className={styles.picture} data-print>
        <Picture first {...cover} sizes="(min-width: 48rem) max(100vw, 89vh), 70vh" />
      </div>
      <div className={styles.words}>
        <LocalizedLink to={projectsPath} className={styles.all}>
          {t("title")}
        </LocalizedLink>
        <h1>{name}</h1>
        <p className="intro">{summary}</p>
        <p className="no-print">
          <ContactLink from={projectsPath} subject={t("ask.subject", { name })} kind="quiet">
            {t("ask.write")}
          </ContactLink>
        </p>
        {cover.date && (
          <p className="note">
            {t("common:pictured", { month: formatMonth(cover.date, language) })}
          </p>
        )}
      </div>
    </header>
  );
}

export const query = graphql`
  fragment ProjectTitle on ContentProject {
    name(language: $language)
    summary(language: $language)
    cover {
      image {
        ...ScreenWidePicture
      }
      alt(language: $language)
      date
      focus {
        x
        y
      }
    }
  }
`;
