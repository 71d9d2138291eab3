import { graphql } from "gatsby";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import * as styles from "./milestones.module.css";

/** The company year by year. Nothing without milestones. */
export function Milestones({ items }: Queries.MilestonesFragment) {
  const { t } = useTranslation("who-we-are");
  if (items.length === 0) return null;
  return (
    <Section id="milestones" rank="minor" title={t("milestones.title")}>
      <dl className={styles.rows}>
        {items.map(({ id, year, text }) => (
          <div key={id}>
            <dt>{year}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const query = graphql`
  fragment Milestones on ContentMilestones {
    items {
      id
      year
      text(language: $language)
    }
  }
`;
