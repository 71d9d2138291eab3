import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { formatMonth, useLanguage, useTranslation } from "../../i18n";
import * as styles from "./capacity.module.css";

/** What the company can carry, each fact with its month. Nothing without facts. */
export function Capacity({ items }: Queries.CapacityFragment) {
  const { t } = useTranslation("prequalification");
  const common = useTranslation("common");
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <Section id="capacity" rank="minor" title={t("capacity.title")}>
      <dl className={styles.rows}>
        {items.map(({ id, label, text, asOf }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            {asOf && <dd>{common.t("figures.asOf", { date: formatMonth(asOf, language) })}</dd>}
          </div>
        ))}
      </dl>
    </Section>
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
