import * as styles from "./toast-region.module.css";

/** The live region in which toasts are shown. It is in the page, and in each dialog that shows toasts, from the start. */
export function ToastRegion() {
  return <div className={styles.region} role="status" data-toasts="" />;
}
