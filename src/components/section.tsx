import type { ReactNode } from "react";
import * as styles from "./section.module.css";

interface SectionProps {
  id?: string;
  /** The small line above the heading. */
  label?: string;
  /** The section's heading; without one the section names itself by `labelledBy`. */
  title?: string;
  text?: string;
  /** `band` stands on the raised ground, `deep` on the dark one. */
  ground?: "page" | "band" | "deep";
  children?: ReactNode;
}

/** A part of a page: its ground, its space, its heading. */
export function Section({ id, label, title, text, ground = "page", children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${styles[ground]}`}>
      <div className={styles.inner}>
        {(label || title) && (
          <header className={styles.header}>
            {label && <p className={styles.label}>{label}</p>}
            {title && <h2>{title}</h2>}
            {text && <p className={styles.text}>{text}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
