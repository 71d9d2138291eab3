import type { ComponentProps, ReactNode } from "react";
import { Picture } from "./picture";
import * as styles from "./picture-band.module.css";

interface PictureBandProps {
  /** Without one the words stand on the dark colour. */
  picture?: Omit<ComponentProps<typeof Picture>, "alt"> | null;
  /** What the picture shows stands at its left, where English words begin: there it is shown mirrored. */
  mirrored?: boolean;
  children: ReactNode;
}

/** Words on a picture from edge to edge; on a phone below it. */
export function PictureBand({ picture, mirrored = false, children }: PictureBandProps) {
  return (
    <section
      className={`${styles.plain} ${picture ? styles.band : ""} ${mirrored ? styles.mirrored : ""}`}
    >
      {picture && (
        <div className={`${styles.picture} no-print`}>
          <Picture {...picture} alt="" />
        </div>
      )}
      <div className={`page-width stack ${styles.words}`}>{children}</div>
    </section>
  );
}
