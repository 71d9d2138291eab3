import { Icon } from "../components/icon";
import { useTranslation } from "../i18n";
import * as styles from "./back-to-top.module.css";

/** The link from the end of a long page to its top. */
export function BackToTop() {
  const { t } = useTranslation("who-we-are");
  return (
    <p className={styles.line}>
      <a href="#top">
        <Icon name="up" />
        {t("backToTop")}
      </a>
    </p>
  );
}
