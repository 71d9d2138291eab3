import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import * as styles from "./slider.module.css";
import { delay, type SliderOptions } from "./slider-options";

const touchHold = 200;

/**
 * Turns the strip in a slider's viewport into a Swiper that rotates. Loaded only when a slider comes near. The slider
 * gets `data-ready` when Swiper has taken over from native scrolling. Swiper reads the direction of writing from the
 * page.
 */
export function startSwiper(
  slider: HTMLElement,
  viewport: HTMLElement,
  { slidesPerView, spaceBetween, speed }: SliderOptions,
): Swiper {
  const [small, medium, large] = slidesPerView;
  const initialSlide = slideInView(viewport.firstElementChild);
  const wipes = slidesPerView.every((count) => count === 1);
  // Before Swiper measures the slides: it now sets the space between them.
  slider.dataset.ready = "";
  if (wipes) slider.dataset.wipe = "";
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    wrapperClass: styles.strip,
    slideClass: styles.slide,
    slidesPerView: small,
    breakpoints: { 768: { slidesPerView: medium }, 1024: { slidesPerView: large } },
    spaceBetween,
    speed,
    loop: true,
    autoplay: { delay, pauseOnMouseEnter: true, disableOnInteraction: false },
    initialSlide,
    watchSlidesProgress: true,
    on: {
      setTranslate: hideSlidesOutOfView,
      // Swiper does not update which slides are visible when a resize moves none.
      resize: (resized) => {
        resized.updateSlidesProgress();
        hideSlidesOutOfView(resized);
      },
    },
  });
  swiper.on("beforeDestroy", () => {
    delete slider.dataset.ready;
    delete slider.dataset.wipe;
    for (const slide of swiper.slides) slide.inert = false;
  });
  hideSlidesOutOfView(swiper);
  if (wipes) {
    wipe(swiper);
    waitForPictures(swiper);
  }
  pauseOnTouchHold(swiper);
  return swiper;
}

/** The slide to which the visitor has scrolled the strip before there was a Swiper. */
function slideInView(strip: Element | null): number {
  const [first, second] = [...(strip?.children ?? [])] as HTMLElement[];
  if (!strip || !first || !second) return 0;
  // With the space between two.
  const step = Math.abs(second.offsetLeft - first.offsetLeft);
  return Math.round(Math.abs(strip.scrollLeft) / step);
}

/** Slides out of view must not be reached by Tab. */
function hideSlidesOutOfView({ slides, visibleSlides }: Swiper): void {
  for (const slide of slides) slide.inert = !visibleSlides?.includes(slide as HTMLElement);
}

/**
 * Lets the next slide open over the last one from the start corner (slider.module.css): the strip moves as Swiper
 * moves it, and the slides beside the one that is seen move as far the other way.
 */
function wipe(swiper: Swiper): void {
  const place = () => {
    for (const slide of swiper.slides as Placed[]) {
      const isBeside = Math.abs(slide.progress) <= 1;
      const back = isBeside ? -slide.swiperSlideOffset - swiper.translate : 0;
      slide.style.transform = `translate3d(${back}px, 0, 0)`;
      slide.style.setProperty("--shut", `${Math.min(1, Math.max(0, -slide.progress)) * 100}%`);
    }
  };
  swiper.on("setTranslate", place);
  swiper.on("setTransition", (_, duration) => {
    for (const slide of swiper.slides) slide.style.transitionDuration = `${duration}ms`;
  });
  place();
}

/**
 * No slide opens by itself onto a plain colour: the pictures of the next two are loaded, and shown only when both are
 * decoded. A visitor's press opens the next one at once.
 */
function waitForPictures(swiper: Swiper): void {
  const picturesAt = (offsets: number[]) =>
    offsets.flatMap((offset) => {
      const index = (swiper.realIndex + offset + swiper.slides.length) % swiper.slides.length;
      const slide = swiper.slides.find(({ dataset }) => dataset.swiperSlideIndex === String(index));
      return [...(slide?.querySelectorAll("img") ?? [])];
    });
  const load = () => {
    for (const picture of picturesAt([-1, 1, 2])) picture.loading = "eager";
  };
  load();
  swiper.on("realIndexChange", load);
  const slideNext = swiper.slideNext.bind(swiper);
  let calls = 0;
  swiper.slideNext = (speed, runCallbacks, isAutoplay) => {
    if (!isAutoplay) return slideNext(speed, runCallbacks);
    calls += 1;
    const call = calls;
    Promise.allSettled(picturesAt([1, 2]).map((picture) => picture.decode())).then(() => {
      const { running, paused } = swiper.autoplay;
      if (call === calls && running && !paused) slideNext(speed, runCallbacks, true);
    });
    return false;
  };
}

/** What Swiper notes at a slide: how far it is from the one that is seen (-1: the next), and its place in the strip. */
type Placed = HTMLElement & { progress: number; swiperSlideOffset: number };

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
