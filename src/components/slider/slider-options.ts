/** How a slider turns, and how many slides it shows. */
export interface SliderOptions {
  /** How many slides stand beside one another: on a phone, from 768 px, from 1024 px. */
  slidesPerView: [number, number, number];
  /** Pixels between two slides. */
  spaceBetween: number;
  /** Milliseconds that the slides stand still between two transitions. */
  delay: number;
  /** Milliseconds of a transition. */
  speed: number;
  /** Pause while a mouse is over the slides. */
  pauseOnMouseEnter: boolean;
  /** Stop for good after a drag, a swipe or an arrow key, instead of pausing. */
  disableOnInteraction: boolean;
}

/** A slider of one slide at a time. */
export const defaultOptions: SliderOptions = {
  slidesPerView: [1, 1, 1],
  spaceBetween: 0,
  delay: 1000,
  speed: 600,
  pauseOnMouseEnter: true,
  disableOnInteraction: false,
};
