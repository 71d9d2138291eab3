import { type ComponentProps, useEffect, useState } from "react";
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

interface ButtonProps extends ComponentProps<"button"> {
  name: "start" | "stop" | "previous" | "next";
  icon?: IconName;
}

function Button({ name, icon = "arrow", className = "", ...button }: ButtonProps) {
  const { t } = useTranslation("common");
  return (
    <button type="button" className={`${className} target`} {...button}>
      <Icon name={icon} />
      <span className="visually-hidden">{t(`slider.${name}`)}</span>
    </button>
  );
}

interface ArrowsProps {
  /** Back, or on. */
  onMove: (by: -1 | 1) => void;
  /** The ends that a row stands at: the arrow towards it does nothing. */
  ends?: string;
}

/** The two buttons that move what passes sideways. */
export function Arrows({ onMove, ends = "" }: ArrowsProps) {
  return (
    <>
      <Button
        name="previous"
        className={styles.back}
        aria-disabled={ends.includes("start") || undefined}
        onClick={() => onMove(-1)}
      />
      <Button
        name="next"
        className={styles.forward}
        aria-disabled={ends.includes("end") || undefined}
        onClick={() => onMove(1)}
      />
    </>
  );
}

/** A slider's buttons, the rotation button first, and a mark that moves with the slides. */
export function SliderControls({
  swiper,
  count,
  rotates,
  onRotate,
  showPosition,
}: SliderControlsProps) {
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
        <Button
          name={rotates ? "stop" : "start"}
          icon={rotates ? "pause" : "play"}
          onClick={onRotate}
        />
        <Arrows onMove={(by) => (by < 0 ? swiper?.slidePrev() : swiper?.slideNext())} />
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
