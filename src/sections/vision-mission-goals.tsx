import { graphql } from "gatsby";
import { useSidewaysFocus } from "../browser/use-sideways-focus";
import { FigureValue } from "../components/figure-value";
import { MediaRow } from "../components/picture/media-row";
import { pair } from "../components/picture/media-row.module.css";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import { value } from "./figures.module.css";
import * as styles from "./vision-mission-goals.module.css";

const goals = ["quality", "safety", "time", "people", "value"] as const;

interface VisionMissionGoalsProps extends Queries.VisionMissionGoalsFragment {
  /** A figure with the key of a goal stands beside that goal. */
  figures: Queries.GoalFiguresFragment["items"];
}

/** Vision, mission and goals, each with its picture, the first two beside one another; below that of the goals they stand one by one with what is measured. */
export function VisionMissionGoals({ items, figures }: VisionMissionGoalsProps) {
  const { t } = useTranslation("who-we-are");
  const tabIndex = useSidewaysFocus();
  const figureOf = (goal: string) =>
    figures.find((figure) => figure.goal === `who-we-are:goals.items.${goal}.title`);
  const rows = items.map(({ id, ...picture }, index) => (
    <MediaRow
      key={id}
      id={id}
      title={t(`${id}.title`)}
      picture={{ ...picture, sizes: "(min-width: 56rem) 57vw, 100vw" }}
      pictureAt={index < 2 ? "above" : "end"}
    >
      <RunningText as="p" text={t(`${id}.text`)} />
    </MediaRow>
  ));
  const head = rows.find(({ key }) => key === "goals");
  return (
    <>
      <Section>
        <div className={pair}>{rows.filter((row) => row !== head)}</div>
      </Section>
      {head && (
        <Section surface="deep">
          <div className={styles.head}>{head}</div>
          <ol className={`sideways ${styles.goals}`} tabIndex={tabIndex}>
            {goals.map((goal) => {
              const figure = figureOf(goal);
              return (
                <li key={goal}>
                  <h3>{t(`goals.items.${goal}.title`)}</h3>
                  <RunningText as="p" className="muted" text={t(`goals.items.${goal}.text`)} />
                  {figure && (
                    <>
                      <p className={value}>
                        <FigureValue {...figure} />
                      </p>
                      <p className={styles.label}>{figure.label}</p>
                    </>
                  )}
                </li>
              );
            })}
          </ol>
        </Section>
      )}
    </>
  );
}

export const query = graphql`
  fragment VisionMissionGoals on ContentWhoWeAre {
    items {
      id
      alt(language: $language)
      image { ...ScreenWidePicture }
      focus
    }
  }

  fragment GoalFigures on ContentFigures {
    items {
      value
      unit(language: $language)
      label(language: $language)
      goal
    }
  }
`;
