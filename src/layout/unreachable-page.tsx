import { useEffect, useState } from "react";
import * as action from "../components/action.module.css";
import { IconButton } from "../components/icon-button";
import { interceptNavigation } from "../gatsby/browser/intercept-navigation";
import { useTranslation } from "../i18n";
import * as styles from "./unreachable-page.module.css";

/** A message for when the page of a link could not be loaded, with a button that tries again. */
export function UnreachablePage() {
  const { t } = useTranslation("common");
  const [retry, setRetry] = useState<() => void>();

  useEffect(() => {
    // In develop every page can be reached.
    if (process.env.NODE_ENV !== "production") return;
    return interceptNavigation((newRetry) => setRetry(() => newRetry));
  }, []);

  return (
    <div role="alert">
      {retry && (
        <div className={styles.message}>
          <p>{t("loading.unreachablePage")}</p>
          <IconButton icon="close" label={t("dialog.close")} onClick={() => setRetry(undefined)} />
          <button type="button" className={action.button} onClick={retry}>
            {t("loading.retry")}
          </button>
        </div>
      )}
    </div>
  );
}
