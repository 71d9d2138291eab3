import { graphql } from "gatsby";
import { useSidewaysFocus } from "../browser/use-sideways-focus";
import { FigureValue } from "../components/figure-value";
import { Reveal } from "../components/reveal";
import { Section } from "../components/section";
import { formatMonth, useLanguage, useTranslation } from "../i18n";
import * as styles from "./figures.module.css";

type Figure = Queries.FiguresFragment["items"][number];

/** The company in figures along a dimension line; on a phone all but the first pass sideways. Nothing without figures. */
export function Figures({ title, items }: Queries.FiguresFragment) {
  const { t } = useTranslation("common");
  const language = useLanguage();
  const tabIndex = useSidewaysFocus();
  const [first, ...others] = items;
  if (!first) return null;
  const figure = ({ id, label, note, asOf, ...number }: Figure) => (
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
        <span className="rest">{note}</span>{" "}
        <span>{t("figures.asOf", { date: formatMonth(asOf, language) })}</span>
      </dd>
    </div>
  );
  return (
    <Section id="figures" title={title}>
      <Reveal kind="stagger" className={styles.figures}>
        <dl className={styles.first}>{figure(first)}</dl>
        {others.length > 0 && (
          <dl className={`sideways ${styles.others}`} tabIndex={tabIndex}>
            {others.map(figure)}
          </dl>
        )}
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
