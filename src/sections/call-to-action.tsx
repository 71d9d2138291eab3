import { Action } from "../components/action";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import { isLeftOut } from "../left-out-pages";
import * as styles from "./call-to-action.module.css";

const contact = "/contact-us";

/** Asks the visitor to write. */
export function CallToAction() {
  const { t } = useTranslation("services");
  if (isLeftOut(contact)) return null;
  return (
    <Section ground="deep">
      <div className={styles.call}>
        <div className={styles.words}>
          <h2>{t("callToAction.title")}</h2>
          <p>{t("callToAction.text")}</p>
        </div>
        <Action to={contact}>{t("getInTouch")}</Action>
      </div>
    </Section>
  );
}
