import type { ComponentProps, ReactNode } from "react";
import { CornerFrame } from "./corner-frame";
import * as styles from "./media-row.module.css";
import { Picture } from "./picture";

interface MediaRowProps {
  id?: string;
  /** The line above the heading, with its number: `01 — Who we are`. */
  label?: string;
  title: string;
  /** The heading's level: 2 where the row is a section of its own, 3 inside one. */
  level?: 2 | 3;
  picture: Pick<ComponentProps<typeof Picture>, "image" | "alt" | "focus">;
  /** The side of the picture on a wide screen. */
  pictureAt?: "start" | "end";
  children: ReactNode;
}

/** Words and a framed picture side by side; on a small screen the words come first. */
export function MediaRow({
  id,
  label,
  title,
  level = 2,
  picture,
  pictureAt = "end",
  children,
}: MediaRowProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div id={id} className={`${styles.row} ${pictureAt === "start" ? styles.pictureFirst : ""}`}>
      <div className={styles.words}>
        {label && <p className={styles.label}>{label}</p>}
        <Heading className={styles.heading}>{title}</Heading>
        {children}
      </div>
      <div className={styles.picture}>
        <CornerFrame>
          <Picture {...picture} />
        </CornerFrame>
      </div>
    </div>
  );
}
