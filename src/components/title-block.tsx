import type { ReactNode } from "react";
import * as styles from "./title-block.module.css";

interface TitleBlockProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  className?: string;
}

/** Facts in cells between hairlines, as in the title block of a drawing. One without a value has no cell. */
export function TitleBlock({ facts, className = "" }: TitleBlockProps) {
  return (
    <dl className={`${styles.block} ${className}`}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt className="caption">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
