import { graphql } from "gatsby";
import { RuledTable } from "../../components/ruled-table";
import { formatNumber, useLanguage, useTranslation } from "../../i18n";

/** Hours and injuries year by year, with the rates that follow from them. */
export function Safety({ safety }: Queries.SafetyFragment) {
  const { t } = useTranslation("prequalification");
  const language = useLanguage();
  /** Per million hours. */
  const rate = (injuries: number, hours: number) =>
    formatNumber((injuries * 1e6) / hours, language, { maximumFractionDigits: 1 });
  const keys = ["hours", "lostTime", "ltifr", "recordable", "trifr", "fatalities"] as const;
  return (
    <RuledTable
      id="safety"
      title={t("safety.title")}
      text={t("safety.text")}
      columns={[
        { label: t("safety.year") },
        ...keys.map((key) => ({ label: t(`safety.${key}`), kind: "number" as const })),
      ]}
      rows={(safety ?? []).map(({ year, hours, lostTime, recordable, fatalities }) => ({
        key: String(year),
        cells: [
          year,
          formatNumber(hours, language),
          lostTime,
          rate(lostTime, hours),
          recordable,
          rate(recordable, hours),
          fatalities,
        ],
      }))}
    />
  );
}

export const query = graphql`
  fragment Safety on ContentPrequalification {
    safety {
      year
      hours
      lostTime
      recordable
      fatalities
    }
  }
`;
