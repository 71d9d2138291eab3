import type { ReactNode } from "react";
import * as styles from "./corner-frame.module.css";

/** A picture framed by a stroke at its start corner and one at the opposite corner. */
export function CornerFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
