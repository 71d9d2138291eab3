import type { ReactNode } from "react";
import * as styles from "./title-block.module.css";

interface TitleBlockProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  className?: string;
}

/** Facts in cells between hairlines, as in the title block of a drawing. One without a value has no cell; nothing without any. */
export function TitleBlock({ facts, className = "" }: TitleBlockProps) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={`${styles.block} ${className}`}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt className="caption">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
