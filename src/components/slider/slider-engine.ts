import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import type { SliderOptions } from "./slider-options";
import { placeSlides, tellEnd, timeSlides } from "./slider-wipe";

const touchHold = 200;

interface Elements {
  /** Gets `data-ready` when Swiper has taken over from native scrolling. */
  slider: HTMLElement;
  viewport: HTMLElement;
  strip: string;
  slide: string;
}

/**
 * Turns a strip of slides into a Swiper that rotates. Loaded only when a slider comes near. Swiper reads the direction
 * of writing from the page.
 */
export function startSwiper(
  { slider, viewport, strip, slide }: Elements,
  options: SliderOptions,
): Swiper {
  const [small, medium, large] = options.slidesPerView;
  // One slide at a time opens over the one before; several move along.
  const wipes = large === 1;
  const initialSlide = slideInView(viewport.querySelector(`.${CSS.escape(strip)}`));
  // Before Swiper measures the slides: it now sets the space between them.
  slider.dataset.ready = "";
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    wrapperClass: strip,
    slideClass: slide,
    slidesPerView: small,
    breakpoints: { 768: { slidesPerView: medium }, 1024: { slidesPerView: large } },
    spaceBetween: options.spaceBetween,
    speed: options.speed,
    loop: true,
    autoplay: {
      enabled: true,
      delay: options.delay,
      pauseOnMouseEnter: options.pauseOnMouseEnter,
      disableOnInteraction: options.disableOnInteraction,
    },
    initialSlide,
    watchSlidesProgress: true,
    preventClicks: true,
    virtualTranslate: wipes,
    on: {
      setTranslate: (moved) => {
        hideSlidesOutOfView(moved);
        if (wipes) placeSlides(moved);
      },
      ...(wipes && { setTransition: timeSlides }),
      resize: measureAgain,
    },
  });
  if (wipes) tellEnd(swiper);
  swiper.on("beforeDestroy", () => {
    delete slider.dataset.ready;
    for (const slide of swiper.slides) slide.inert = false;
  });
  hideSlidesOutOfView(swiper);
  pauseOnTouchHold(swiper);
  return swiper;
}

/** The slide to which the visitor has scrolled the strip before there was a Swiper. */
function slideInView(strip: Element | null): number {
  const width = strip?.firstElementChild?.clientWidth;
  return strip && width ? Math.round(Math.abs(strip.scrollLeft) / width) : 0;
}

/** Slides out of view must not be reached by Tab. */
function hideSlidesOutOfView({ slides, visibleSlides }: Swiper): void {
  for (const slide of slides) slide.inert = !visibleSlides?.includes(slide as HTMLElement);
}

/** Swiper does not update which slides are visible when a resize moves none. */
function measureAgain(swiper: Swiper): void {
  swiper.updateSlidesProgress();
  hideSlidesOutOfView(swiper);
}

/** Swiper counts its 200 ms from the first movement of a finger; a finger that only rests is a pause too. */
function pauseOnTouchHold(swiper: Swiper): void {
  let timer = 0;
  let isHeld = false;
  swiper.on("touchStart", () => {
    timer = window.setTimeout(() => {
      isHeld = true;
      swiper.autoplay.pause();
    }, touchHold);
  });
  swiper.on("touchEnd", () => {
    clearTimeout(timer);
    if (isHeld && !swiper.animating) swiper.autoplay.resume();
    isHeld = false;
  });
  swiper.on("beforeDestroy", () => clearTimeout(timer));
}
