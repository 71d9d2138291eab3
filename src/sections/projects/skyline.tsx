import { graphql } from "gatsby";
import { fewestDrawn, projectsPath } from "../../../shared/anchors";
import { Action } from "../../components/action";
import { Drawing, depthOf, variables } from "../../components/drawing/drawing";
import { ScaleBar } from "../../components/drawing/scale-bar";
import { Section, SectionHeader } from "../../components/section";
import { LocalizedLink, useTranslation } from "../../i18n";
import * as styles from "./skyline.module.css";

interface SkylineProps {
  projects: readonly Queries.SkylineFragment[];
  title: string;
  text: string;
}

/** In metres: the room that the name of a city needs below a narrow building, that between two wide ones, the scale bar. */
const narrowest = 36;
const gap = 5;
const scaleBar = 50;

/** The projects side by side in elevation, on one ground and at one scale; each leads to its page. */
export function Skyline({ projects, title, text }: SkylineProps) {
  const { t } = useTranslation("common");
  if (projects.length < fewestDrawn) return null;
  const heightOf = ({ sideView }: Queries.SkylineFragment) => -(sideView?.box.top ?? 0);
  const byHeight = [...projects].sort((one, other) => heightOf(other) - heightOf(one));
  const [first, last, ...others] = byHeight;
  // Low and tall ones by turns, and tall ones open and close the street.
  const byTurns = others.map((_, index) =>
    others.at(index % 2 > 0 ? (index - 1) / 2 : -1 - index / 2),
  );
  const buildings = [first, ...byTurns, last].filter((building) => building !== undefined);
  const slots = buildings.map(({ sideView }) =>
    Math.max(narrowest, (sideView?.box.width ?? 0) + gap),
  );
  const depths = buildings.map(({ sideView }) => depthOf(sideView));
  return (
    <Section id="skyline" surface="deep">
      <div className={`no-print ${styles.row}`} style={variables({ deepest: Math.max(...depths) })}>
        <div className={styles.words}>
          <SectionHeader title={title} text={text} />
          <Action to={projectsPath} kind="quiet">
            {t("skyline.all")}
          </Action>
          <ScaleBar metres={scaleBar} />
        </div>
        <ul className={styles.line}>
          {buildings.map(({ path, name, highlight, city, sideView }, index) => (
            <li key={path} style={variables({ slot: slots[index], depth: depths[index] })}>
              <LocalizedLink to={path} className={styles.building}>
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
