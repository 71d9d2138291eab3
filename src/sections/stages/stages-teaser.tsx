import { graphql } from "gatsby";
import { Action } from "../../components/action";
import { Picture } from "../../components/picture/picture";
import { useTranslation } from "../../i18n";
import * as styles from "./stages-teaser.module.css";

/** One view of one building: one half still being built, the other whole. Nothing where fewer than two stages have a picture. */
export function StagesTeaser({ items }: Queries.StagesTeaserFragment) {
  const { t } = useTranslation("home");
  const pictured = items.filter(({ image }) => image);
  const highest = pictured.findLast(({ level }) => level)?.level;
  const whole = highest
    ? pictured.findIndex(({ level }) => level === highest)
    : pictured.length - 1;
  if (whole < 1) return null;
  const halves = pictured.slice(whole - 1, whole + 1);
  return (
    <section className={styles.teaser}>
      <div className={styles.words}>
        <h2>{t("stages.title")}</h2>
        <p className="muted no-phone">{t("stages.text")}</p>
        <Action to="/services#stages" kind="quiet">
          {t("stages.more")}
        </Action>
      </div>
      {halves.map(
        ({ id, image, alt }) =>
          image && (
            <Picture key={id} image={image} alt={alt ?? ""} sizes="(min-width: 56rem) 57vw, 92vw" />
          ),
      )}
    </section>
  );
}

export const query = graphql`
  fragment StagesTeaser on ContentStages {
    items {
      id
      level
      alt(language: $language)
      image { ...StagePicture }
    }
  }
`;
