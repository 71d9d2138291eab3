import * as styles from "./section-label.module.css";

interface SectionLabelProps {
  /** The section's place on the drawing sheet: 1 is written 01. */
  number?: number;
  children?: string;
  /** `h2` where the label is all the heading that the section has. */
  as?: "h2" | "p";
}

/** The line above a heading, as on a drawing sheet: `01 — Who we are`, and a hairline. */
export function SectionLabel({ number, children, as: Element = "p" }: SectionLabelProps) {
  return (
    <Element className={styles.label}>
      {number !== undefined && <span>{String(number).padStart(2, "0")}</span>}
      {number !== undefined && children && <span aria-hidden="true">—</span>}
      {children}
    </Element>
  );
}
