import { graphql } from "gatsby";
import { useCallback, useState } from "react";
import { Counter } from "../components/counter";
import { Picture } from "../components/picture/picture";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { Slider } from "../components/slider/slider";
import { LocalizedLink, useTranslation } from "../i18n";
import * as styles from "./vision-block.module.css";

interface VisionBlockProps {
  vision: Queries.VisionSliderFragment;
  foundingYear: number;
}

/** The vision in one sentence, projects in pictures, and the founding year. */
export function VisionBlock({ vision, foundingYear }: VisionBlockProps) {
  const { t } = useTranslation(["home", "site"]);
  // One movement at a time: the slides begin when the year has been counted.
  const [counted, setCounted] = useState(false);
  const end = useCallback(() => setCounted(true), []);
  const slides = vision.items.map(({ id, alt, image, focus, project }) => ({
    id,
    content: (
      <figure className={`leads ${styles.slide}`}>
        <Picture image={image} alt={alt} focus={focus} />
        {project && (
          <figcaption data-search="none">
            <LocalizedLink to={project.path} draggable={false}>
              {project.name}
            </LocalizedLink>
            {!project.name.includes(project.city.name) && (
              <span className="note">{`\u00a0· ${project.city.name}`}</span>
            )}
          </figcaption>
        )}
      </figure>
    ),
  }));
  return (
    <Section id="vision" surface="deep">
      <div className={styles.vision}>
        {slides.length > 0 && (
          <Slider
            className={styles.pictures}
            label={t("vision.label")}
            slides={slides}
            autoplayPaused={!counted}
          />
        )}
        <div className={styles.words}>
          <h2>{t("vision.label")}</h2>
          <p className="lead">{t("vision.title")}</p>
          <RunningText as="p" className="muted no-phone" text={t("site:vision")} />
          <p className={styles.experience}>
            <span>{t("vision.counterLabel")}</span>
            <Counter to={foundingYear} className={styles.year} onEnd={end} />
          </p>
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment VisionSlider on ContentVision {
    items {
      id
      alt(language: $language)
      image { ...PanoramaPicture }
      focus
      project {
        path
        name(language: $language)
        city { name(language: $language) }
      }
    }
  }
`;
