import { graphql } from "gatsby";
import { stageAnchor } from "../../../shared/anchors";
import { Datum, datumStyle } from "../../components/drawing/datum";
import { Picture } from "../../components/picture/picture";
import { RunningText } from "../../components/running-text";
import { Section, SectionHeader } from "../../components/section";
import { useTextOfKey, useTranslation } from "../../i18n";
import * as styles from "./stages.module.css";

/** One plot from the first line to the handover. Each state is drawn over the last as one scrolls; a stage without a picture keeps the one before it, or the first. */
export function Stages({ items, ...datum }: Queries.StagesFragment) {
  const { t } = useTranslation(["stages", "common"]);
  const text = useTextOfKey();
  if (items.length === 0) return null;
  return (
    <Section id="stages" surface="raised">
      <div className={styles.field}>
        <SectionHeader title={t("title")} text={t("text")} />
        <ol className={styles.stages} style={{ "--count": items.length } as object}>
          {items.map(({ id, title, text: what, receives, signs, alt, image, level }, index) => (
            <li key={id} className={styles.stage}>
              <div id={stageAnchor(id)} className={styles.words}>
                <h3 className="title" data-number={String(index + 1).padStart(2, "0")}>
                  {text(title)}
                </h3>
                <RunningText as="p" className="muted" text={text(what)} />
                <dl className="ruled">
                  <div>
                    <dt className="note">{t("receives")}</dt>
                    <RunningText as="dd" text={text(receives)} />
                  </div>
                  <div>
                    <dt className="note">{t("signs")}</dt>
                    <RunningText as="dd" text={text(signs)} />
                  </div>
                </dl>
              </div>
              {image && (
                <div
                  className={`${styles.picture} ${level && level === items[index - 1]?.level ? styles.resting : ""}`}
                  style={datumStyle({ level, ...datum })}
                >
                  <div className={styles.state}>
                    <Picture image={image} alt={alt ?? ""} />
                  </div>
                  <Datum className={styles.datum} level={level} {...datum} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Stages on ContentStages {
    ...Datum
    items {
      id
      title
      text
      receives
      signs
      level
      alt(language: $language)
      image { ...StagePicture }
    }
  }
`;
