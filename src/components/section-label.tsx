import * as styles from "./section-label.module.css";

/** The props of a section that shows its number on the page. The template counts. */
export interface Numbered {
  number?: number;
}

interface SectionLabelProps extends Numbered {
  children?: string;
  /** `h2` where the label is all the heading that the section has. */
  as?: "h2" | "p";
}

/** The line above a heading: `01 — Who we are` and a hairline. */
export function SectionLabel({ number, children, as: Element = "p" }: SectionLabelProps) {
  return (
    <Element className={styles.label}>
      {number !== undefined && <span>{String(number).padStart(2, "0")}</span>}
      {number !== undefined && children && <span aria-hidden="true">—</span>}
      {children}
    </Element>
  );
}
