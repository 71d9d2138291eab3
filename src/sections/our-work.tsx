import { graphql } from "gatsby";
import { projectsPath } from "../../shared/anchors";
import { Action } from "../components/action";
import { Picture } from "../components/picture/picture";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { Slider } from "../components/slider/slider";
import { LocalizedLink, useTranslation } from "../i18n";
import * as styles from "./our-work.module.css";

interface OurWorkProps {
  projects: readonly Queries.OurWorkFragment[];
  /** Where among them it begins, from 0 to 1: no two pages begin with the same picture. */
  from?: number;
}

/** The kinds of work that the company does, in pictures with captions. A press on one leads to the project's page. */
export function OurWork({ projects, from = 0 }: OurWorkProps) {
  const { t } = useTranslation("services");
  const first = Math.floor(from * projects.length);
  const slides = [...projects.slice(first), ...projects.slice(0, first)].map(
    ({ path, name, highlight, city, cover }) => ({
      id: path,
      content: (
        <figure className={`leads ${styles.work}`}>
          <Picture {...cover} />
          <figcaption>
            <strong>
              {/* A mouse turns the slides; it does not carry a link away. Swiper prevents the click that ends a drag. */}
              <LocalizedLink to={path} draggable={false}>
                {name}
              </LocalizedLink>
            </strong>
            <RunningText as="span" className="note" text={`${highlight}\u00a0· ${city.name}`} />
          </figcaption>
        </figure>
      ),
    }),
  );
  if (slides.length === 0) return null;
  return (
    <Section id="our-work" title={t("ourWork.title")} text={t("ourWork.text")}>
      <Slider
        label={t("ourWork.title")}
        slides={slides}
        action={
          <Action to={projectsPath} kind="quiet">
            {t("ourWork.all")}
          </Action>
        }
      />
      <p className="ways note">{t("ourWork.note")}</p>
    </Section>
  );
}

export const query = graphql`
  fragment OurWork on ContentProject {
    path
    name(language: $language)
    highlight(language: $language)
    city {
      name(language: $language)
    }
    cover {
      alt(language: $language)
      image {
        ...WorkPicture
      }
      focus
    }
  }
`;
