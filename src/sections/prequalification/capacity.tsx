import { graphql } from "gatsby";
import { RuledTable } from "../../components/ruled-table";
import { formatMonth, useLanguage, useTranslation } from "../../i18n";

/** What the company can take on, each fact with the month in which it was so. */
export function Capacity({ items }: Queries.CapacityFragment) {
  const { t } = useTranslation(["prequalification", "common"]);
  const language = useLanguage();
  return (
    <RuledTable
      id="capacity"
      title={t("capacity.title")}
      columns={[{}, { kind: "long" }, { kind: "short" }]}
      rows={items.map(({ id, label, text, asOf }) => ({
        key: id,
        cells: [
          label,
          text,
          asOf && (
            <span className="note">
              {t("common:figures.asOf", { date: formatMonth(asOf, language) })}
            </span>
          ),
        ],
      }))}
    />
  );
}

export const query = graphql`
  fragment Capacity on ContentPrequalification {
    items {
      id
      label(language: $language)
      text(language: $language)
      asOf
    }
  }
`;
