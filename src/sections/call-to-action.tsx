import { graphql } from "gatsby";
import { Action } from "../components/action";
import { Picture } from "../components/picture/picture";
import { useTranslation } from "../i18n";
import { isPageDisabled } from "../shared/disabled-pages";
import * as styles from "./call-to-action.module.css";

const contact = "/contact-us";

/** Asks the visitor to write, before a picture where there is one. */
export function CallToAction({ callToAction: backdrop }: Queries.CallToActionFragment) {
  const { t } = useTranslation("services");
  if (isPageDisabled(contact)) return null;
  return (
    <section className={`${styles.call} ${backdrop?.image ? styles.pictured : ""}`}>
      {backdrop?.image && (
        <div className={`${styles.picture} no-print`}>
          <Picture image={backdrop.image} alt="" focus={backdrop.focus} />
        </div>
      )}
      <div className={`page-width ${styles.words}`}>
        <h2>{t("callToAction.title")}</h2>
        <p>{t("callToAction.text")}</p>
        <Action to={contact}>{t("getInTouch")}</Action>
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
      focus {
        x
        y
      }
    }
  }
`;
