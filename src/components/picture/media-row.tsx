import type { ComponentProps, ReactNode } from "react";
import { Reveal } from "../reveal";
import { SectionLabel } from "../section-label";
import { CornerFrame } from "./corner-frame";
import * as styles from "./media-row.module.css";
import { Picture } from "./picture";

interface MediaRowProps {
  id?: string;
  /** The line above the heading, `01 — Who we are`. */
  number?: number;
  label?: string;
  title: string;
  /** The heading's level: 2 where the row is a section of its own, 3 inside one. */
  level?: 2 | 3;
  picture: Pick<ComponentProps<typeof Picture>, "image" | "alt" | "focus">;
  /** Where the picture is on a wide screen. */
  pictureAt?: "start" | "end";
  /** How the picture comes into view. */
  reveal?: ComponentProps<typeof Reveal>["kind"];
  children: ReactNode;
}

/** Words and a framed picture side by side; on a small screen the words come first. */
export function MediaRow({
  id,
  number,
  label,
  title,
  level = 2,
  picture,
  pictureAt = "end",
  reveal,
  children,
}: MediaRowProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div id={id} className={`${styles.row} ${pictureAt === "start" ? styles.pictureFirst : ""}`}>
      <Reveal className={styles.words}>
        {(number || label) && <SectionLabel number={number}>{label}</SectionLabel>}
        <Heading className={styles.heading}>{title}</Heading>
        {children}
      </Reveal>
      <Reveal kind={reveal} className={styles.picture}>
        <CornerFrame>
          <Picture {...picture} />
        </CornerFrame>
      </Reveal>
    </div>
  );
}
