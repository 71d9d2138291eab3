import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { Action } from "../../components/action";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import { LocalizedLink, useTranslation } from "../../i18n";
import { fewestDrawn, projectPath, projectsPath } from "../../shared/anchors";
import * as styles from "./skyline.module.css";

interface SkylineProps {
  projects: readonly Queries.SkylineFragment[];
  title: string;
  text?: string;
  /** Shows the way to all projects. */
  leadsToAll?: boolean;
}

/** In metres: the room that the name of a city needs below a narrow building, that between two wide ones, the scale bar. */
const narrowest = 36;
const gap = 5;
const scaleBar = 50;

/** The projects side by side in elevation, on one ground and at one scale; each leads to its page. */
export function Skyline({ projects, title, text, leadsToAll }: SkylineProps) {
  const { t } = useTranslation("common");
  if (projects.length < fewestDrawn) return null;
  const slots = projects.map(({ sideView }) =>
    Math.max(narrowest, (sideView?.box.width ?? 0) + gap),
  );
  const metres = slots.reduce((sum, slot) => sum + slot, 0);
  return (
    <Section
      id="skyline"
      rank={leadsToAll ? "major" : "minor"}
      title={title}
      text={text}
      surface="deep"
    >
      <Reveal kind="open" className={styles.frame}>
        <div className={styles.strip}>
          <ul className={styles.line} style={variables({ metres, bar: scaleBar })}>
            {projects.map(({ slug, name, highlight, place, sideView }, index) => (
              <li key={slug} style={variables({ slot: slots[index] })}>
                <LocalizedLink to={projectPath(slug)} className={styles.building} data-print>
                  {sideView && <Drawing {...sideView} />}
                  <span className={styles.city}>{place.name}</span>
                  <span className={styles.caption}>
                    <strong>{name}</strong> <span>{highlight}</span>
                  </span>
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.scale} style={variables({ metres, bar: scaleBar })}>
          <Person />
          {t("skyline.scale", { metres: scaleBar })}
        </p>
      </Reveal>
      {leadsToAll && (
        <Action to={projectsPath} kind="quiet">
          {t("skyline.all")}
        </Action>
      )}
    </Section>
  );
}

function Drawing({ box, markup }: Queries.SideViewFragment) {
  const { left, top, width, height } = box;
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      style={variables({ width, height, depth: Math.max(0, top + height) })}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which the check has looked at.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** Somebody of 1.75 metres, to measure the buildings by. */
function Person() {
  return (
    <svg className={styles.person} viewBox="0 0 60 175" aria-hidden="true">
      <circle cx="30" cy="14" r="14" />
      <path d="M8 34h44v72H42v69H18v-69H8z" />
    </svg>
  );
}

/** Numbers as custom properties. */
function variables(numbers: Record<string, number | undefined>): CSSProperties {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [`--${name}`, value]));
}

export const query = graphql`
  fragment SideView on ProjectDrawing {
    box {
      left
      top
      width
      height
    }
    markup
  }

  fragment Skyline on ContentProject {
    slug
    name(language: $language)
    highlight(language: $language)
    place {
      name(language: $language)
    }
    sideView {
      ...SideView
    }
  }
`;
