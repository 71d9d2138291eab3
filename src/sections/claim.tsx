import { graphql } from "gatsby";
import { Action } from "../components/action";
import { useTranslation } from "../i18n";
import { isPageDisabled } from "../shared/disabled-pages";
import * as styles from "./claim.module.css";

const form = "/contact-us#contact-form";

/** One sentence with a figure under the hero, where there is one, and the way to ask for an offer. */
export function Claim({ claim }: Queries.ClaimFragment) {
  const { t } = useTranslation("home");
  if (!claim && isPageDisabled(form)) return null;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        {claim && <p className={styles.claim}>{claim}</p>}
        <Action to={form}>{t("askForOffer")}</Action>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Claim on ContentFigures {
    claim(language: $language)
  }
`;
