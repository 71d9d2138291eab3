import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type Swiper from "swiper";
import { useMotionPaused } from "../../browser/motion";
import { onVisibilityChange, useInView } from "../../browser/on-intersect";
import { yieldToMain } from "../../browser/yield-to-main";
import { useTranslation } from "../../i18n";
import * as styles from "./slider.module.css";
import { SliderControls } from "./slider-controls";
import { defaultOptions, type SliderOptions } from "./slider-options";

interface SliderProps extends Partial<SliderOptions> {
  /** What the slides are, for screen readers. */
  label: string;
  slides: { id: string; content: ReactNode }[];
  /** A heading that shares its line above the slides with the controls. */
  heading?: ReactNode;
  /** A button on the line of the controls. */
  action?: ReactNode;
  className?: string;
  /** Does not turn by itself for now. */
  autoplayPaused?: boolean;
}

/**
 * A carousel after the W3C pattern. Until Swiper has loaded, and without
 * scripts, the same strip scrolls by hand and takes the same space.
 */
export function Slider({
  label,
  slides,
  heading,
  action,
  className = "",
  autoplayPaused,
  ...given
}: SliderProps) {
  const { t } = useTranslation("common");
  const options = { ...defaultOptions, ...given };
  const initial = useRef(options);
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const isNear = useInView(section);
  // As many as fit on a wide screen stand still: there is nothing to turn to.
  const isStill = slides.length <= options.slidesPerView[2];
  const paused = useMotionPaused();
  const [swiper, setSwiper] = useState<Swiper>();
  const [rotates, setRotates] = useState(false);
  const [keepsFocus, setKeepsFocus] = useState(false);
  const [isOnScreen, setOnScreen] = useState(false);
  /** Stopped by the visitor's own press or by the keyboard focus, until a press starts it. */
  const isStopped = useRef(false);

  useEffect(() => {
    const slider = section.current;
    const strip = viewport.current;
    if (isStill || !isNear || !slider || !strip) return;
    let started: Swiper | undefined;
    let isGone = false;
    import("./slider-engine").then(
      async ({ startSwiper }) => {
        await yieldToMain();
        if (isGone) return;
        started = startSwiper(slider, strip, initial.current);
        started.on("autoplayStart", () => setRotates(true));
        started.on("autoplayStop", () => setRotates(false));
        setKeepsFocus(document.activeElement === started.wrapperEl);
        setSwiper(started);
      },
      // Swiper could not be loaded: the strip still scrolls by hand. Without this handler, Gatsby would reload the page.
      () => {},
    );
    return () => {
      isGone = true;
      started?.destroy();
      if (started && !strip.isConnected) releaseImages(strip);
    };
  }, [isNear, isStill]);

  useEffect(() => swiper && onVisibilityChange(swiper.el, setOnScreen), [swiper]);

  useEffect(() => {
    if (!swiper) return;
    swiper.params.speed = paused ? 0 : initial.current.speed;
    // Focus may have come before Swiper.
    const isFocused = section.current?.querySelector(":focus-visible");
    if (paused || autoplayPaused || !isOnScreen || isStopped.current || isFocused)
      swiper.autoplay.stop();
    else swiper.autoplay.start();
  }, [swiper, paused, autoplayPaused, isOnScreen]);

  const rotate = () => {
    isStopped.current = rotates;
    if (rotates) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
  };
  const stopForGood = ({ target }: FocusEvent) => {
    if (!target.matches(":focus-visible")) return;
    isStopped.current = true;
    swiper?.autoplay.stop();
  };
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (!swiper || (key !== "ArrowLeft" && key !== "ArrowRight")) return;
    if ((key === "ArrowRight") === swiper.rtl) swiper.slidePrev();
    else swiper.slideNext();
  };

  // Swiper's strip takes no focus. But a visitor whose focus is there when Swiper starts keeps it.
  const takesFocus = !isStill && (!swiper || keepsFocus);

  const [small, medium, large] = options.slidesPerView;
  const sizes = {
    "--small": small,
    "--medium": medium,
    "--large": large,
    "--space-between": `${options.spaceBetween}px`,
  };
  return (
    <section
      ref={section}
      className={`${styles.slider} ${heading ? styles.headed : styles.below} ${isStill ? styles.still : ""} ${className}`}
      style={sizes as object}
      aria-label={label}
      aria-roledescription={isStill ? undefined : t("slider.roleDescription")}
      onKeyDown={turnByKey}
      onFocus={stopForGood}
      onBlur={() => setKeepsFocus(false)}
    >
      <div className={styles.head}>
        {heading}
        {!isStill && (
          <SliderControls
            swiper={swiper}
            count={slides.length}
            rotates={rotates}
            onRotate={rotate}
            showPosition={!heading}
          />
        )}
        {action}
      </div>
      <div ref={viewport} className={styles.viewport}>
        <div
          className={styles.strip}
          aria-live={rotates ? "off" : "polite"}
          tabIndex={takesFocus ? 0 : undefined}
        >
          {slides.map(({ id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields.
            <div
              key={id}
              role="group"
              className={styles.slide}
              aria-roledescription={t("slider.slideRole")}
              aria-label={t("slider.slide", { position: index + 1, count: slides.length })}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Chromium keeps observing pictures in moved slides, which keeps the whole page in memory. */
function releaseImages(viewport: HTMLElement): void {
  for (const image of viewport.querySelectorAll("img")) {
    image.removeAttribute("srcset");
    image.removeAttribute("sizes");
    image.remove();
  }
}
