import { graphql } from "gatsby";
import { projectsPath } from "../../shared/anchors";
import { Action } from "../components/action";
import { RunningText } from "../components/running-text";
import { useTranslation } from "../i18n";
import { isPageDisabled } from "../i18n/disabled-pages";
import * as styles from "./claim.module.css";
import { contactPath } from "./contact-path";

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
