import type { ComponentProps, ReactNode } from "react";
import { RunningText } from "../components/running-text";
import { TitleBlock } from "../components/title-block";
import * as styles from "./entry-body.module.css";

interface EntryBodyProps extends Pick<ComponentProps<typeof TitleBlock>, "facts"> {
  label: string;
  intro: string;
  /** What stands below the intro. */
  below?: ReactNode;
  /** What stands below the facts. */
  more?: ReactNode;
  children: ReactNode;
}

/** An entry of a collection: the sentence below its title, its facts as the title block of a drawing, and beside both its text. */
export function EntryBody({ label, intro, below, facts, more, children }: EntryBodyProps) {
  return (
    <section className={styles.body} aria-label={label}>
      <div className="stack">
        <RunningText as="p" className="intro" text={intro} />
        {below}
      </div>
      <div className={styles.facts}>
        <TitleBlock facts={facts} />
        {more}
      </div>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

/** The paragraphs of a text. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, position) => <RunningText key={position} as="p" text={text} />);

/** A heading in the text, and a list of points below it. Nothing without points. */
export function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {points.map((point, position) => (
          <RunningText key={position} as="li" className="corner" text={point} />
        ))}
      </ul>
    </>
  );
}
