import { languageRow } from "../../shared/languages";
import { formatNumber, useLanguage } from "../i18n";
import * as styles from "./figure-value.module.css";

/** Before a sign in a text from right to left, which puts it on the number's left, as in running text. */
const rightToLeft = "\u200f";

/** A number with its unit, in the digits of the site. */
export function FigureValue({ value, unit }: { value: number; unit: string | null }) {
  const language = useLanguage();
  const isSign = unit === "%";
  const label = unit && <span className={styles.unit}>{unit}</span>;
  return (
    <>
      <bdi className={styles.number}>
        {formatNumber(value, language)}
        {isSign && languageRow(language).dir === "rtl" && rightToLeft}
        {isSign && label}
      </bdi>
      {isSign || (label && "\u00a0")}
      {isSign || label}
    </>
  );
}
