import { graphql } from "gatsby";
import { Action } from "../components/action";
import { RunningText } from "../components/running-text";
import { useTranslation } from "../i18n";
import { projectsPath } from "../../shared/anchors";
import { contactPath } from "./contact-path";
import { isPageDisabled } from "../i18n/disabled-pages";
import * as styles from "./claim.module.css";

/** One sentence with a figure under the hero, where there is one, the way to the projects, and that to ask for an offer. */
export function Claim({ claim }: Queries.ClaimFragment) {
  const { t } = useTranslation("home");
  const offer = contactPath("tender");
  if (!claim && isPageDisabled(offer)) return null;
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
        <Action to={offer}>{t("askForOffer")}</Action>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Claim on ContentFigures {
    claim(language: $language)
  }
`;
