import type { ReactNode } from "react";
import { type LoadStatus, useTranslation } from "../i18n";
import * as styles from "./load-state.module.css";

interface LoadStateProps {
  status: LoadStatus;
  retry: () => void;
  /** What failed, in better words than those of every page. */
  failed?: string;
  /** What is shown once everything is there. */
  children?: ReactNode;
}

/** Stands in for something on its way: a quiet placeholder, or after a failure the way to try again. */
export function LoadState({ status, retry, failed, children }: LoadStateProps) {
  const { t } = useTranslation("common");
  if (status === "ready") return children;
  if (status === "loading") {
    return (
      <p className={styles.placeholder}>
        <span className="visually-hidden">{t("loading.wait")}</span>
      </p>
    );
  }
  return (
    <div role="alert" className={styles.failed}>
      <p>{failed || t("loading.failed")}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        {t("loading.retry")}
      </button>
    </div>
  );
}
