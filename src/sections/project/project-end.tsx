import { graphql } from "gatsby";
import { chatUrl } from "../../../shared/phone-digits";
import { Action } from "../../components/action";
import { NewTabLink } from "../../components/new-tab-link";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section";
import { LocalizedLink, useTranslation } from "../../i18n";
import { isPageDisabled } from "../../i18n/disabled-pages";
import { contactPath } from "../contact-path";
import * as styles from "./project-end.module.css";

interface ProjectEndProps {
  path: string;
  name: string;
  whatsapp: string | null;
  next: Queries.NextProjectFragment;
}

/** The foot of a project: asking for one like it where there is a way to ask, and the next one. */
export function ProjectEnd({ path, name, whatsapp, next }: ProjectEndProps) {
  const { t } = useTranslation("projects");
  const subject = t("ask.subject", { name });
  const to = contactPath("tender", subject);
  const chat = whatsapp && chatUrl(whatsapp);
  return (
    <div className="no-print">
      {(chat || !isPageDisabled(to)) && (
        <Section rank="minor" title={t("ask.title")} text={t("ask.text")}>
          <div className="ways">
            <Action to={to}>{t("ask.write")}</Action>
            {chat && (
              <NewTabLink
                href={`${chat}?text=${encodeURIComponent(subject)}`}
                icon="whatsapp"
                className={styles.chat}
              >
                {t("ask.whatsapp")}
              </NewTabLink>
            )}
          </div>
        </Section>
      )}
      {next.path !== path && (
        <LocalizedLink to={next.path} className={styles.next}>
          <span className={styles.picture}>
            <Picture image={next.cover.image} alt="" focus={next.cover.focus} />
          </span>
          <span className={`page-width stack ${styles.words}`}>
            <span>{t("next")}</span>
            <strong className="title">{next.name}</strong>
          </span>
        </LocalizedLink>
      )}
    </div>
  );
}

export const query = graphql`
  fragment NextProject on ContentProject {
    path
    name(language: $language)
    cover {
      image {
        ...ScreenWidePicture
      }
      focus
    }
  }
`;
