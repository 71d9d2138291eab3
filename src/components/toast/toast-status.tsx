import * as styles from "./toast-status.module.css";

/** Where screen readers hear of toasts; it stands in the page, and in a dialog that shows one, from the beginning. */
export function ToastStatus() {
  return <p className={styles.status} role="status" data-toast-status="" />;
}
