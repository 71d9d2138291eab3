import { graphql } from "gatsby";
import { useRef } from "react";
import { fewestDrawn, projectsPath } from "../../../shared/anchors";
import { useEnds } from "../../browser/scroll";
import { Action } from "../../components/action";
import { Drawing, depthOf, variables } from "../../components/drawing/drawing";
import { ScaleBar } from "../../components/drawing/scale-bar";
import { useReveal } from "../../components/reveal";
import * as reveal from "../../components/reveal.module.css";
import { Section, SectionHeader } from "../../components/section";
import { Arrows } from "../../components/slider/slider-controls";
import * as controls from "../../components/slider/slider-controls.module.css";
import { LocalizedLink, useTranslation } from "../../i18n";
import * as styles from "./skyline.module.css";

interface SkylineProps {
  projects: readonly Queries.SkylineFragment[];
  title: string;
  text: string;
}

/** In metres: the room that the name of a city needs below a narrow building, that between two wide ones, the scale bar. */
const narrowest = 36;
const gap = 3;
const scaleBar = 50;

/** The projects side by side in elevation, on one ground and at one scale; each leads to its page. */
export function Skyline({ projects, title, text }: SkylineProps) {
  const { t } = useTranslation("common");
  const row = useRef<HTMLUListElement>(null);
  const ends = useEnds(row);
  useReveal(row);
  if (projects.length < fewestDrawn) return null;
  const heightOf = (building?: Queries.SkylineFragment) => -(building?.sideView?.box.top ?? 0);
  const widthOf = ({ sideView }: Queries.SkylineFragment) => sideView?.box.width ?? 0;
  const byHeight = [...projects].sort((one, other) => heightOf(other) - heightOf(one));
  const [first, last, ...others] = byHeight;
  const tall = others.slice(0, others.length / 2);
  const low = others.slice(tall.length).sort((one, other) => widthOf(one) - widthOf(other));
  // Low and tall ones by turns, and tall ones open and close the street: most are in sight where it begins.
  const byTurns = others.map((_, index) => (index % 2 > 0 ? tall : low)[Math.floor(index / 2)]);
  const buildings = [first, ...byTurns, last].filter((building) => building !== undefined);
  const slots = buildings.map((building) => Math.max(narrowest, widthOf(building) + gap));
  const move = (by: -1 | 1) => {
    const way = document.dir === "rtl" ? -by : by;
    // What was cut comes whole.
    row.current?.scrollBy(way * 0.8 * row.current.clientWidth, 0);
  };
  return (
    <Section id="skyline" surface="deep">
      <div
        className={`passes no-print ${styles.skyline}`}
        style={variables({ tallest: heightOf(first) })}
      >
        <div className={styles.words}>
          <SectionHeader title={title} text={text} />
          <Action to={projectsPath} kind="quiet">
            {t("skyline.all")}
          </Action>
          <ScaleBar metres={scaleBar} />
          {ends !== "start end" && (
            <div className="rest">
              <div className={`with-scripts ${controls.buttons}`}>
                <Arrows onMove={move} ends={ends} />
              </div>
            </div>
          )}
        </div>
        <ul ref={row} className={`${reveal.grow} ${styles.row}`}>
          {buildings.map(({ path, name, highlight, city, sideView }, index) => (
            <li key={path} style={variables({ slot: slots[index], depth: depthOf(sideView) })}>
              <LocalizedLink to={path} className={styles.building}>
                {sideView && <Drawing {...sideView} />}
                <span className={styles.caption}>
                  <span className="caption">{city.name}</span> <strong>{name}</strong>{" "}
                  <span className="eyebrow">{highlight}</span>
                </span>
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Skyline on ContentProject {
    path
    name(language: $language)
    highlight(language: $language)
    city { name(language: $language) }
    sideView { ...SideView }
  }
`;
