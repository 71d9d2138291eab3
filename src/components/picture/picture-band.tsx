import type { ComponentProps, ReactNode } from "react";
import { Picture } from "./picture";
import * as styles from "./picture-band.module.css";

interface PictureBandProps {
  picture?: Omit<ComponentProps<typeof Picture>, "alt"> | null;
  children: ReactNode;
}

/** Words on the dark colour beside a picture, on a phone below it. */
export function PictureBand({ picture, children }: PictureBandProps) {
  return (
    <section className={styles.band}>
      {picture && (
        <div className={`${styles.picture} no-print`}>
          <Picture {...picture} alt="" />
        </div>
      )}
      <div className={styles.words}>{children}</div>
    </section>
  );
}
