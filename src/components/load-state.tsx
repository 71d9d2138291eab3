import type { ReactNode } from "react";
import type { LoadStatus } from "../browser/use-async";
import { useTranslation } from "../i18n";
import * as action from "./action.module.css";
import * as styles from "./load-state.module.css";

interface LoadStateProps {
  status: LoadStatus;
  retry: () => void;
  /** What failed, in better words than those of every page. */
  failed?: string;
  /** What is shown once everything is there. */
  children?: ReactNode;
}

/** Shows a placeholder while something loads, and after a failure a sentence with a button that tries again. */
export function LoadState({ status, retry, failed, children }: LoadStateProps) {
  const { t } = useTranslation("common");
  if (status === "ready") return children;
  if (status === "loading")
    return (
      <p role="status" className={`muted ${styles.placeholder}`}>
        {t("loading.wait")}
      </p>
    );
  const isOutdated = status === "outdated";
  return (
    <div role="alert" className={styles.failed}>
      <p>{isOutdated ? t("loading.renewed") : failed || t("loading.failed")}</p>
      <button
        type="button"
        className={action.button}
        onClick={isOutdated ? () => window.location.reload() : retry}
      >
        {isOutdated ? t("loading.reload") : t("loading.retry")}
      </button>
    </div>
  );
}
