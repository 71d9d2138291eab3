import { useEffect, useState } from "react";
import { IconButton } from "../components/icon-button";
import { catchUnreachable } from "../gatsby/unreachable";
import { useTranslation } from "../i18n";
import * as styles from "./unreachable-page.module.css";

/** Says that the page of a link could not be loaded, with a button that tries again. */
export function UnreachablePage() {
  const { t } = useTranslation("common");
  const [tryAgain, setTryAgain] = useState<() => void>();

  useEffect(() => {
    // In develop every page can be reached.
    if (process.env.NODE_ENV !== "production") return;
    return catchUnreachable((retry) => setTryAgain(() => retry));
  }, []);

  return (
    <div role="alert">
      {tryAgain && (
        <div className={styles.message}>
          <p>{t("loading.unreachablePage")}</p>
          <IconButton
            icon="close"
            label={t("dialog.close")}
            onClick={() => setTryAgain(undefined)}
          />
          <button type="button" className={styles.retry} onClick={tryAgain}>
            {t("loading.retry")}
          </button>
        </div>
      )}
    </div>
  );
}
