import { graphql } from "gatsby";
import { Action } from "../../components/action";
import { Picture } from "../../components/picture/picture";
import { useTranslation } from "../../i18n";
import { Datum, datumStyle } from "./datum";
import * as styles from "./stages.module.css";

/** Across the page, and so high. */
const sizes = "max(100vw, 150svh)";

/** The first and the last state of one plot, the one rising over the other in a single scroll. Nothing where fewer than two have a picture. */
export function StagesTeaser({ items, ...datum }: Queries.StagesTeaserFragment) {
  const { t } = useTranslation("home");
  const pictured = items.filter(({ image }) => image);
  const first = pictured[0];
  const last = pictured.at(-1);
  if (!first?.image || !last?.image || first === last) return null;
  return (
    <section className={styles.teaser}>
      <div className={styles.invitation}>
        <h2>{t("stages.title")}</h2>
        <p className="muted">{t("stages.text")}</p>
        <Action to="/services#stages" kind="quiet">
          {t("stages.more")}
        </Action>
      </div>
      <div className={styles.picture} style={datumStyle({ level: last.level, ...datum })}>
        <div className={styles.before}>
          <Picture image={first.image} alt={first.alt ?? ""} sizes={sizes} />
        </div>
        <div className={styles.state}>
          <Picture image={last.image} alt={last.alt ?? ""} sizes={sizes} />
        </div>
        <Datum level={last.level} {...datum} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment StagesTeaser on ContentStages {
    ...Datum
    items {
      level
      alt(language: $language)
      image {
        ...StagePicture
      }
    }
  }
`;
