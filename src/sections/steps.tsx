import * as media from "../components/picture/media-row.module.css";
import { Picture } from "../components/picture/picture";
import { PictureCaption } from "../components/picture/picture-caption";
import { Reveal } from "../components/reveal";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { EntryPictures } from "./project/project-pictures";
import * as styles from "./steps.module.css";

interface StepsProps {
  title: string;
  steps: readonly Queries.ListEntryFragment[];
  pictures: readonly Queries.EntryPicturesFragment[];
}

/** How something is done: numbered steps, as many beside each picture; words and pictures change sides. Without steps the pictures alone. */
export function Steps({ title, steps, pictures }: StepsProps) {
  if (steps.length === 0) return <EntryPictures pictures={pictures} />;
  const share = Math.ceil(steps.length / Math.max(pictures.length, 1));
  const rows = Array.from({ length: Math.ceil(steps.length / share) }, (_, row) => row);
  return (
    <Section id="steps" title={title}>
      {rows.map((row) => {
        const picture = pictures[row];
        return (
          <div
            key={row}
            className={picture && `${media.row} ${row % 2 === 0 ? media.start : media.end}`}
          >
            <ol className={styles.steps} start={row * share + 1}>
              {steps.slice(row * share, (row + 1) * share).map(({ id, title, text }) => (
                <li key={id}>
                  <p className="small-heading">{title}</p>
                  <RunningText as="p" className="muted" text={text} />
                </li>
              ))}
            </ol>
            {picture && (
              <Reveal kind="open" className={media.picture}>
                <figure className={styles.picture}>
                  <Picture {...picture} sizes="(min-width: 56rem) 57vw, 92vw" />
                  <PictureCaption {...picture} />
                </figure>
              </Reveal>
            )}
          </div>
        );
      })}
    </Section>
  );
}
