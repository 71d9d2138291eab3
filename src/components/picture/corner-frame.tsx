import type { ReactNode } from "react";
import * as styles from "./corner-frame.module.css";

/** The corner device around a picture: a stroke at its start corner and one at the corner opposite. */
export function CornerFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
