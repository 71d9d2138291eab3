import type { ReactNode } from "react";
import * as styles from "./section.module.css";
import { SectionLabel } from "./section-label";

interface SectionProps {
  id?: string;
  /** The section's number on the page; its heading then is the line `04 — Our clients`, and the text below stands large. */
  number?: number;
  title?: string;
  text?: string;
  /** `band` stands on the raised ground, `deep` on the dark one. */
  ground?: "page" | "band" | "deep";
  children?: ReactNode;
}

/** A section of a page: background, spacing, heading. */
export function Section({ id, number, title, text, ground = "page", children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${styles[ground]}`}>
      <div className={styles.inner}>
        {title && (
          <header className={`${styles.header} ${number ? styles.numbered : ""}`}>
            {number ? (
              <SectionLabel number={number} as="h2">
                {title}
              </SectionLabel>
            ) : (
              <h2>{title}</h2>
            )}
            {text && <p className={styles.text}>{text}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
