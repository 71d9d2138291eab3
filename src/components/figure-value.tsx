import { formatNumber, useLanguage } from "../i18n";
import * as styles from "./figure-value.module.css";

/** A number with its unit. A sign is part of the number. */
export function FigureValue({ value, unit }: { value: number; unit: string | null }) {
  const isSign = unit === "%";
  const label = unit && <span className={styles.unit}>{unit}</span>;
  return (
    <>
      <bdi className={styles.number}>
        {formatNumber(value, useLanguage())}
        {isSign && label}
      </bdi>
      {!isSign && label && <> {label}</>}
    </>
  );
}
