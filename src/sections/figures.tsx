import { graphql } from "gatsby";
import { FigureValue } from "../components/figure-value";
import { Reveal } from "../components/reveal";
import { Section } from "../components/section";
import { formatMonth, useLanguage, useTranslation } from "../i18n";
import * as styles from "./figures.module.css";

/** The company in figures along a dimension line, which opens when it comes into view. Nothing without figures. */
export function Figures({ title, items }: Queries.FiguresFragment) {
  const { t } = useTranslation("common");
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <Section id="figures" title={title}>
      <Reveal kind="open">
        <dl className={styles.figures}>
          {items.map(({ id, label, note, asOf, ...number }) => (
            <div
              key={id}
              className={styles.figure}
              style={{ "--signs": String(number.value).length } as object}
            >
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <FigureValue {...number} />
              </dd>
              <dd className={styles.note}>
                {note} <span>{t("figures.asOf", { date: formatMonth(asOf, language) })}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </Section>
  );
}

export const query = graphql`
  fragment Figures on ContentFigures {
    title(language: $language)
    items {
      id
      value
      unit(language: $language)
      label(language: $language)
      asOf
      note(language: $language)
    }
  }
`;
