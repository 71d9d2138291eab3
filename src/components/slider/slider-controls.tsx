import { useEffect, useState } from "react";
import type Swiper from "swiper";
import { useTranslation } from "../../i18n";
import { Icon, type IconName } from "../icon";
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
  const button = (
    name: "start" | "stop" | "previous" | "next",
    icon: IconName,
    onClick: () => void,
    className = "",
  ) => (
    <button type="button" className={`${className} target`} onClick={onClick}>
      <Icon name={icon} />
      <span className="visually-hidden">{t(`slider.${name}`)}</span>
    </button>
  );
  return (
    <div
      className={`${styles.controls} ${showPosition ? "" : styles.quiet}`}
      data-ready={swiper ? "" : undefined}
    >
      <div className={styles.buttons}>
        {button(rotates ? "stop" : "start", rotates ? "pause" : "play", onRotate)}
        {button("previous", "arrow", () => swiper?.slidePrev(), styles.back)}
        {button("next", "arrow", () => swiper?.slideNext(), styles.forward)}
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
