import { graphql } from "gatsby";
import { formatNumber, useLanguage, useTranslation } from "../../i18n";
import * as styles from "./datum.module.css";

interface DatumProps extends Queries.DatumFragment {
  /** In metres above the ground. */
  level: number | null;
  className?: string;
}

/** A level line on a building's edge, with the surveyor's triangle and the height in metres, as a section drawing marks it. */
export function Datum({ level, ground, metre, className = "" }: DatumProps) {
  const { t } = useTranslation("common");
  const language = useLanguage();
  if (level === null || ground === null || metre === null) return null;
  const metres = formatNumber(level, language, {
    minimumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  const height = level === 0 ? `±${metres}` : metres;
  return (
    <p className={`${styles.datum} ${className}`}>
      <span className="visually-hidden">
        {t("level")} <bdi dir="ltr">{height}</bdi>
      </span>
      <span className={styles.height} aria-hidden="true">
        <bdi dir="ltr">{height}</bdi>
      </span>
    </p>
  );
}

/** Where the level, the ground and the building's edge are in a picture, in percent from the top. */
export function datumStyle({ level, ground, metre }: DatumProps): object | undefined {
  if (level === null || ground === null || metre === null) return undefined;
  return { "--ground": ground, "--edge": ground - level * metre };
}

export const query = graphql`
  fragment Datum on ContentStages {
    ground
    metre
  }
`;
