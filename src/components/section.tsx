import type { ReactNode } from "react";
import { RunningText } from "./running-text";
import * as styles from "./section.module.css";

interface SectionProps {
  id?: string;
  title?: string | null;
  text?: string;
  /** Its background: the page's, the raised one, or the dark one. */
  surface?: "page" | "raised" | "deep";
  /** How much its heading weighs on the page. */
  rank?: "major" | "minor";
  children?: ReactNode;
}

/** The heading of a section, and the sentence below it. */
export function SectionHeader({
  title,
  text,
  rank,
}: Pick<SectionProps, "title" | "text" | "rank">) {
  return (
    <header className={styles.header}>
      <h2 className={rank && styles[rank]}>{title}</h2>
      {text && <RunningText as="p" className="intro muted" text={text} />}
    </header>
  );
}

/** A section of a page: background, spacing, heading. */
export function Section({ id, title, text, surface = "page", rank, children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${styles[surface]}`}>
      <div className={styles.inner}>
        {title && <SectionHeader title={title} text={text} rank={rank} />}
        {children}
      </div>
    </section>
  );
}
