import type { ComponentProps, ReactNode } from "react";
import { Reveal } from "../reveal";
import { RunningText } from "../running-text";
import * as corners from "./corner-frame.module.css";
import * as styles from "./media-row.module.css";
import { Picture } from "./picture";

interface MediaRowProps {
  id?: string;
  title: string;
  /** A sentence below the heading that sums up the row. */
  lead?: string;
  /** The heading's level: 2 where the row is a section of its own, 3 inside one. */
  level?: 2 | 3;
  picture: Pick<ComponentProps<typeof Picture>, "image" | "alt" | "focus" | "sizes">;
  /** Where the picture is on a wide screen. Above the words in a `pair`. */
  pictureAt?: "start" | "end" | "above";
  /** Frames the picture with two corners, once a page. Without them it extends to the edge of the screen. */
  framed?: boolean;
  /** On a wide screen the picture is smaller than its words. */
  small?: boolean;
  /** How the picture comes into view. */
  reveal?: ComponentProps<typeof Reveal>["kind"];
  children: ReactNode;
}

/** Words and a picture, most often side by side; on a small screen the picture comes first, and words before a framed one. */
export function MediaRow({
  id,
  title,
  lead,
  level = 2,
  picture,
  pictureAt = "end",
  framed = false,
  small = false,
  reveal = "open",
  children,
}: MediaRowProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div id={id} className={`${styles.row} ${styles[pictureAt]} ${small ? styles.small : ""}`}>
      <Reveal kind="stagger" className={styles.words}>
        <Heading className={`title ${styles.heading}`}>{title}</Heading>
        {lead && <RunningText as="p" className="lead" text={lead} />}
        {children}
      </Reveal>
      <Reveal kind={reveal} className={`${styles.picture} ${framed ? "" : styles.bare}`}>
        <div className={framed ? corners.frame : undefined}>
          <Picture {...picture} />
        </div>
      </Reveal>
    </div>
  );
}
