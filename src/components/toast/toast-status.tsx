import * as styles from "./toast-status.module.css";

/** The live region for toasts. It is in the page, and in each dialog that shows toasts, from the start. */
export function ToastStatus() {
  return <p className={`visually-hidden ${styles.status}`} role="status" data-toast-status="" />;
}
