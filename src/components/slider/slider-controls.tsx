import { useEffect, useState } from "react";
import type Swiper from "swiper";
import { useTranslation } from "../../i18n";
import { Icon } from "../icon";
import * as styles from "./slider-controls.module.css";

interface SliderControlsProps {
  /** Undefined until Swiper has started. The controls take their space before that. */
  swiper?: Swiper;
  count: number;
  rotates: boolean;
  onRotate: () => void;
  /** Shows which slide of how many is seen. */
  showPosition: boolean;
}

/** A slider's buttons, the rotation button first, and a mark that moves with the slides. */
export function SliderControls({
  swiper,
  count,
  rotates,
  onRotate,
  showPosition,
}: SliderControlsProps) {
  const { t } = useTranslation("common");
  const [position, setPosition] = useState(1);
  useEffect(() => {
    if (!swiper) return;
    const follow = () => setPosition(swiper.realIndex + 1);
    follow();
    swiper.on("realIndexChange", follow);
    return () => {
      swiper.off("realIndexChange", follow);
    };
  }, [swiper]);
  return (
    <div
      className={`${styles.controls} ${showPosition ? "" : styles.quiet}`}
      data-ready={swiper ? "" : undefined}
    >
      <div className={styles.buttons}>
        <button type="button" className="target" onClick={onRotate}>
          <Icon name={rotates ? "pause" : "play"} />
          <span className="visually-hidden">{t(rotates ? "slider.stop" : "slider.start")}</span>
        </button>
        <button
          type="button"
          className={`${styles.back} target`}
          onClick={() => swiper?.slidePrev()}
        >
          <Icon name="arrow" />
          <span className="visually-hidden">{t("slider.previous")}</span>
        </button>
        <button
          type="button"
          className={`${styles.forward} target`}
          onClick={() => swiper?.slideNext()}
        >
          <Icon name="arrow" />
          <span className="visually-hidden">{t("slider.next")}</span>
        </button>
      </div>
      {showPosition && (
        <div className={styles.place} aria-hidden="true">
          <span className={styles.position}>{String(position).padStart(2, "0")}</span>
          <span
            className={styles.track}
            style={{ "--part": (position - 1) / Math.max(1, count - 1) } as object}
          />
          <span>{String(count).padStart(2, "0")}</span>
        </div>
      )}
    </div>
  );
}
