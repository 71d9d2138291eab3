import { graphql } from "gatsby";
import { ContactLink } from "../../components/contact-link";
import { Icon } from "../../components/icon";
import { Picture } from "../../components/picture/picture";
import { asTyped, LocalizedLink, useTranslation } from "../../i18n";
import { projectPath, projectsPath } from "../../shared/anchors";
import { chatUrl } from "../../shared/chat-url";
import { contactFormPath } from "../../shared/contact-links";
import { isPageDisabled } from "../../shared/disabled-pages";
import * as styles from "./project-end.module.css";

interface ProjectEndProps {
  slug: string;
  name: string;
  whatsapp: string | null;
  next: Queries.NextProjectFragment;
}

/** The foot of a project: asking for one like it where there is a way to ask, and the next one. */
export function ProjectEnd({ slug, name, whatsapp, next }: ProjectEndProps) {
  const { t } = useTranslation(["projects", "common"]);
  const subject = asTyped(t("ask.subject", { name }));
  const chat = whatsapp && chatUrl(whatsapp);
  return (
    <div className="no-print">
      {(chat || !isPageDisabled(contactFormPath(projectsPath))) && (
        <section className={styles.ask}>
          <h2>{t("ask.title")}</h2>
          <p>{t("ask.text")}</p>
          <div className="ways">
            <ContactLink from={projectsPath} subject={subject}>
              {t("ask.write")}
            </ContactLink>
            {chat && (
              <a
                href={`${chat}?text=${encodeURIComponent(subject)}`}
                target="_blank"
                rel="noopener noreferrer"
                className={styles.chat}
              >
                <Icon name="whatsapp" />
                {t("ask.whatsapp")}
                <span className="visually-hidden"> ({t("common:social.newTab")})</span>
              </a>
            )}
          </div>
        </section>
      )}
      {next.slug !== slug && (
        <LocalizedLink to={projectPath(next.slug)} className={styles.next}>
          <span className={styles.picture}>
            <Picture image={next.cover.image} alt="" focus={next.cover.focus} />
          </span>
          <span className={`page-width stack ${styles.words}`}>
            <span>{t("next")}</span>
            <strong>{next.name}</strong>
          </span>
        </LocalizedLink>
      )}
    </div>
  );
}

export const query = graphql`
  fragment NextProject on ContentProject {
    slug
    name(language: $language)
    cover {
      image {
        ...ScreenWidePicture
      }
      focus {
        x
        y
      }
    }
  }
`;
