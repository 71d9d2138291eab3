import { graphql } from "gatsby";
import { stageAnchor } from "../../../shared/anchors";
import { Datum, datumStyle } from "../../components/drawing/datum";
import { Picture } from "../../components/picture/picture";
import { RunningText } from "../../components/running-text";
import { Section, SectionHeader } from "../../components/section";
import { useTextOfKey, useTranslation } from "../../i18n";
import * as styles from "./stages.module.css";

/** In metres: what has grown by as much as a floor rises, other states come as a whole. */
const floor = 3;

/** One plot from the first line to the handover. Each state is drawn over the last as one scrolls; a stage without a picture keeps the one before it, or the first. */
export function Stages({ items, ...datum }: Queries.StagesFragment) {
  const { t } = useTranslation(["stages", "common"]);
  const text = useTextOfKey();
  if (items.length === 0) return null;
  return (
    <Section id="stages" surface="raised">
      <div className={styles.field}>
        <SectionHeader title={t("title")} text={t("text")} className="beside" />
        <ol className={styles.stages} style={{ "--count": items.length } as object}>
          {items.map(({ id, title, text: what, receives, signs, alt, image, level }, index) => (
            <li key={id} className={`stack ${styles.stage}`}>
              <div id={stageAnchor(id)} className={`stack ${styles.words}`}>
                <h3 className="title corner" data-number={String(index + 1).padStart(2, "0")}>
                  {text(title)}
                </h3>
                <RunningText as="p" className="muted" text={text(what)} />
                <dl className="ruled">
                  <div className="wrap">
                    <dt className="note">{t("receives")}</dt>
                    <RunningText as="dd" text={text(receives)} />
                  </div>
                  <div className="wrap">
                    <dt className="note">{t("signs")}</dt>
                    <RunningText as="dd" text={text(signs)} />
                  </div>
                </dl>
              </div>
              {image && (
                <div
                  className={`${styles.picture} ${(level ?? 0) - (items[index - 1]?.level ?? 0) < floor ? "" : styles.rising}`}
                  style={datumStyle({ level, ...datum })}
                >
                  <div className={styles.state}>
                    <Picture image={image} alt={alt ?? ""} focus="50% 45%" />
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
