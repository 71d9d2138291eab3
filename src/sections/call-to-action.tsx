import { graphql } from "gatsby";
import { ContactLink } from "../components/contact-link";
import { Picture } from "../components/picture/picture";
import { useTranslation } from "../i18n";
import { contactFormPath } from "../shared/contact-links";
import { isPageDisabled } from "../shared/disabled-pages";
import * as styles from "./call-to-action.module.css";

const page = "/services";

/** Asks the visitor to write, before a picture where there is one. */
export function CallToAction({ callToAction: backdrop }: Queries.CallToActionFragment) {
  const { t } = useTranslation("services");
  if (isPageDisabled(contactFormPath(page))) return null;
  return (
    <section className={`${styles.call} ${backdrop?.image ? styles.pictured : ""}`}>
      {backdrop?.image && (
        <div className={`${styles.picture} no-print`}>
          <Picture image={backdrop.image} alt="" focus={backdrop.focus} />
        </div>
      )}
      <div className={`page-width stack ${styles.words}`}>
        <h2>{t("callToAction.title")}</h2>
        <p>{t("callToAction.text")}</p>
        <ContactLink from={page}>{t("getInTouch")}</ContactLink>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment CallToAction on ContentServices {
    callToAction {
      image {
        ...ScreenWidePicture
      }
      focus
    }
  }
`;
