import { graphql } from "gatsby";
import { ContactLink } from "../components/contact-link";
import { useTranslation } from "../i18n";
import { contactFormPath } from "../shared/contact-links";
import { isPageDisabled } from "../shared/disabled-pages";
import * as styles from "./claim.module.css";

/** One sentence with a figure under the hero, where there is one, and the way to ask for an offer. */
export function Claim({ claim }: Queries.ClaimFragment) {
  const { t } = useTranslation("home");
  if (!claim && isPageDisabled(contactFormPath("/"))) return null;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        {claim && <p className={styles.claim}>{claim}</p>}
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
