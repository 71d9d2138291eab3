import { formatNumber, useLanguage, useTranslation } from "../../i18n";
import * as styles from "./stages.module.css";

/** A level line with the surveyor's triangle and the height in metres, as a section drawing marks it. */
export function Datum({ level }: { level: number }) {
  const { t } = useTranslation("common");
  const metres = formatNumber(level, useLanguage(), {
    minimumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  return (
    <p className={styles.datum}>
      <span className="visually-hidden">{t("level")}</span>
      <span className={styles.height}>
        <bdi dir="ltr">{level === 0 ? `±${metres}` : metres}</bdi>
      </span>
    </p>
  );
}
