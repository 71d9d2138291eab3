import type { ReactNode } from "react";
import { RunningText } from "./running-text";
import * as styles from "./section.module.css";

interface SectionProps {
  id?: string;
  title?: string | null;
  text?: string;
  /** Its background, where it is not the page's. */
  surface?: "raised" | "deep";
  /** Its heading weighs less than the others of the page. */
  rank?: "minor";
  /** A link at the end of the heading's line. */
  action?: ReactNode;
  children?: ReactNode;
}

/** The heading of a section, and the sentence below it. */
export function SectionHeader({
  title,
  text,
  rank,
  action,
  className = "",
}: Pick<SectionProps, "title" | "text" | "rank" | "action"> & { className?: string }) {
  return (
    <header className={`${styles.header} ${className}`}>
      <h2 className={rank && styles[rank]}>{title}</h2>
      {text && <RunningText as="p" className="intro muted" text={text} />}
      {action}
    </header>
  );
}

/** A section of a page: background, spacing, heading. */
export function Section({ id, surface, children, ...header }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${surface ? styles[surface] : ""}`}>
      <div className={styles.inner}>
        {header.title && (
          <SectionHeader {...header} className={header.text && !header.action ? "beside" : ""} />
        )}
        {children}
      </div>
    </section>
  );
}
