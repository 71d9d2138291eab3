import { graphql } from "gatsby";
import { type CSSProperties, type FocusEvent, type ReactNode, useRef } from "react";
import { Action } from "../../components/action";
import { Section, SectionHeader } from "../../components/section";
import { LocalizedLink, useTranslation } from "../../i18n";
import { fewestDrawn, projectsPath } from "../../shared/anchors";
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
  const walk = useRef<HTMLDivElement>(null);
  if (projects.length < fewestDrawn) return null;
  // In turns of four, so that the foremost ones stand apart; a tall one closes the street.
  const inTurns = [0, 1, 2, 3].flatMap((turn) => projects.filter((_, index) => index % 4 === turn));
  const heightOf = ({ sideView }: Queries.SkylineFragment) => -(sideView?.box.top ?? 0);
  const last = inTurns
    .slice(1)
    .reduce((one, other) => (heightOf(other) > heightOf(one) ? other : one));
  const buildings = [...inTurns.filter((building) => building !== last), last];
  const slots = buildings.map(({ sideView }) =>
    Math.max(narrowest, (sideView?.box.width ?? 0) + gap),
  );
  // From the middle of the first to the middle of each.
  const ways = slots.map((slot, index) =>
    slots.slice(0, index).reduce((way, before) => way + before, (slot - (slots[0] ?? 0)) / 2),
  );
  const span = ways.at(-1) ?? 1;
  const depths = buildings.map(({ sideView }) => depthOf(sideView));
  const dimensions = variables({
    count: buildings.length,
    deepest: Math.max(...depths),
    "first-half": (slots[0] ?? 0) / 2,
    span,
    tallest: Math.max(...buildings.map(heightOf)),
    steps: `linear(${ways.map((way) => (way / span).toFixed(4)).join()})`,
  });
  const bringToMiddle = (index: number, { target }: FocusEvent) => {
    const stage = walk.current?.firstElementChild;
    if (!walk.current || !stage || !target.matches(":focus-visible")) return;
    const { top, height } = walk.current.getBoundingClientRect();
    const way = height - stage.clientHeight;
    if (way > 0)
      window.scrollBy(
        0,
        top - (window.innerHeight - stage.clientHeight) + (way * index) / (buildings.length - 1),
      );
  };
  return (
    <Section id="skyline" surface="deep">
      <div ref={walk} className={styles.walk} style={dimensions}>
        <div className={styles.stage}>
          <div className={styles.title}>
            <SectionHeader title={title} text={text} rank={leadsToAll ? "major" : "minor"} />
          </div>
          <div className={styles.strip}>
            <ul className={styles.line}>
              {buildings.map(({ path, name, highlight, city, sideView }, index) => (
                <li
                  key={path}
                  style={variables({
                    index,
                    slot: slots[index],
                    depth: depths[index],
                    // Where a neighbour goes deeper, words keep clear of it.
                    under: Math.max(...depths.slice(Math.max(0, index - 1), index + 2)),
                  })}
                  onFocus={(event) => bringToMiddle(index, event)}
                >
                  <LocalizedLink to={path} className={styles.building} data-print>
                    {sideView && <Drawing {...sideView} />}
                    <span className={styles.caption}>
                      <span className={styles.city}>{city.name}</span> <strong>{name}</strong>{" "}
                      <span className={styles.highlight}>{highlight}</span>
                    </span>
                  </LocalizedLink>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.foot}>
            <ScaleBar metres={scaleBar}>
              <Person />
            </ScaleBar>
            {leadsToAll && (
              <Action to={projectsPath} kind="quiet">
                {t("skyline.all")}
              </Action>
            )}
          </div>
        </div>
      </div>
    </Section>
  );
}

function Drawing({ box, markup }: Queries.SideViewFragment) {
  const { left, top, width, height } = box;
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      style={variables({ width, height })}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which the check has looked at.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** How far it goes below the ground, in metres. */
export function depthOf(drawing: Pick<Queries.SideViewFragment, "box"> | null): number {
  return drawing ? Math.max(0, drawing.box.top + drawing.box.height) : 0;
}

/** So many metres at the scale of the drawings, which `--metre` is. */
export function ScaleBar({ metres, children }: { metres: number; children?: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <p className={styles.scale} style={variables({ bar: metres })}>
      {children}
      {t("skyline.scale", { metres })}
    </p>
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

/** Values as custom properties. */
export function variables(values: Record<string, number | string | undefined>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
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
    path
    name(language: $language)
    highlight(language: $language)
    city {
      name(language: $language)
    }
    sideView {
      ...SideView
    }
  }
`;
