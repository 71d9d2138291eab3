import { graphql } from "gatsby";
import { chatUrl } from "../../../shared/phone-digits";
import { Action } from "../../components/action";
import { NewTabLink } from "../../components/new-tab-link";
import { Section } from "../../components/section";
import { useSiteFacts } from "../../components/site-facts";
import { useTranslation } from "../../i18n";
import { isPageDisabled } from "../../i18n/disabled-pages";
import { contactPath } from "../contact-path";
import { NextEntry } from "../next-entry";
import * as styles from "./project-end.module.css";

interface ProjectEndProps {
  path: string;
  name: string;
  next: Queries.NextProjectFragment;
}

/** The foot of a project: asking for one like it, and the next one. */
export function ProjectEnd({ path, name, next }: ProjectEndProps) {
  const { t } = useTranslation("projects");
  return (
    <div className="no-print">
      <Ask subject={t("ask.subject", { name })} action={t("ask.write")} />
      {next.path !== path && <NextEntry {...next} label={t("next")} />}
    </div>
  );
}

interface AskProps {
  /** What the message is about. */
  subject: string;
  action: string;
}

/** Asks the visitor to ask, where there is a way to. */
export function Ask({ subject, action }: AskProps) {
  const { t } = useTranslation("projects");
  const { whatsapp } = useSiteFacts();
  const to = contactPath("tender", subject);
  const chat = whatsapp && chatUrl(whatsapp);
  if (!chat && isPageDisabled(to)) return null;
  return (
    <div className="no-print">
      <Section rank="minor" title={t("ask.title")} text={t("ask.text")}>
        <div className="ways">
          <Action to={to}>{action}</Action>
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
    </div>
  );
}

export const query = graphql`
  fragment NextProject on ContentProject {
    path
    name(language: $language)
    cover { ...NextCover }
  }
`;
