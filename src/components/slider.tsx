import type { ReactNode } from "react";
import * as styles from "./slider.module.css";

interface SliderProps {
  /** What the slides are, for screen readers. */
  label: string;
  slides: { id: string; content: ReactNode }[];
  /** How many slides stand beside one another: on a phone, from 768 px, from 1024 px. */
  slidesPerView?: [number, number, number];
}

/** A row of slides to scroll through, one stop a slide. */
export function Slider({ label, slides, slidesPerView = [1, 1, 1] }: SliderProps) {
  const [small, medium, large] = slidesPerView;
  return (
    <section aria-label={label}>
      <ul
        className={styles.strip}
        style={{ "--small": small, "--medium": medium, "--large": large } as object}
      >
        {slides.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
    </section>
  );
}
