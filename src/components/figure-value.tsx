import { formatNumber, useLanguage } from "../i18n";
import * as styles from "./figure-value.module.css";

/** A number with its unit, in the digits of the site. */
export function FigureValue({ value, unit }: { value: number; unit: string | null }) {
  return (
    <>
      <bdi className={styles.number}>{formatNumber(value, useLanguage())}</bdi>
      {unit && <span className={styles.unit}>{unit === "%" ? unit : ` ${unit}`}</span>}
    </>
  );
}
