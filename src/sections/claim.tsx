import { graphql } from "gatsby";
import { Action } from "../components/action";
import { ContactLink } from "../components/contact-link";
import { RunningText } from "../components/running-text";
import { useTranslation } from "../i18n";
import { projectsPath } from "../shared/anchors";
import { contactFormPath } from "../shared/contact-links";
import { isPageDisabled } from "../shared/disabled-pages";
import * as styles from "./claim.module.css";

/** One sentence with a figure under the hero, where there is one, the way to the projects, and that to ask for an offer. */
export function Claim({ claim }: Queries.ClaimFragment) {
  const { t } = useTranslation("home");
  if (!claim && isPageDisabled(contactFormPath("/"))) return null;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        {claim && (
          <p className={styles.claim}>
            <RunningText text={claim} />
          </p>
        )}
        <Action to={projectsPath} kind="quiet">
          {t("ourProjects")}
        </Action>
        <ContactLink from="/">{t("askForOffer")}</ContactLink>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Claim on ContentFigures {
    claim(language: $language)
  }
`;
