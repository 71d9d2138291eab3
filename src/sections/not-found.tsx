import { Action } from "../components/action";
import { useTranslation } from "../i18n";
import * as styles from "./not-found.module.css";

/** The page that is not there, and the way home. */
export function NotFound() {
  const { t } = useTranslation("not-found");
  return (
    <div className={styles.page}>
      <p className={styles.figure} aria-hidden="true">
        404
      </p>
      <h1>{t("error404.title")}</h1>
      <p>{t("error404.message")}</p>
      <Action to="/">{t("backHome")}</Action>
    </div>
  );
}
