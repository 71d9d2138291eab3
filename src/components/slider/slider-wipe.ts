import type Swiper from "swiper";

/** What Swiper knows of a slide: how far it is from its place, in slides, and its own offset in the strip in pixels. */
interface PlacedSlide extends HTMLElement {
  progress: number;
  swiperSlideOffset: number;
}

/**
 * Slides lie on one another and open from the start corner instead of moving sideways. Only the neighbours of the slide
 * in view lie under it: those farther away keep out of sight, so that their pictures are not loaded.
 */
export function placeSlides({ slides, size, rtlTranslate }: Swiper): void {
  for (const slide of slides as PlacedSlide[]) {
    const { progress, swiperSlideOffset: offset, style } = slide;
    const isNear = Math.abs(progress) < 1.001;
    const closed = `${Math.min(1, Math.max(0, -progress)) * 100}%`;
    style.transform = `translateX(${(isNear ? 0 : 2 * size) - offset}px)`;
    style.clipPath = rtlTranslate
      ? `inset(0 0 ${closed} ${closed})`
      : `inset(0 ${closed} ${closed} 0)`;
    style.visibility = progress > 0.999 ? "hidden" : "";
  }
}

/** Gives the slides the time of a transition, in milliseconds; the strip itself does not move. */
export function timeSlides({ slides }: Swiper, duration: number): void {
  for (const { style } of slides)
    style.transition = `clip-path ${duration}ms, visibility ${duration}ms`;
}

/** Swiper waits for the end of the strip's own transition: it is told of the slides' instead. */
export function tellEnd({ wrapperEl }: Swiper): void {
  wrapperEl.addEventListener("transitionend", ({ target, propertyName }) => {
    if (target !== wrapperEl && propertyName === "clip-path")
      wrapperEl.dispatchEvent(new Event("transitionend"));
  });
}
