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
  /** A mouse over the slides holds them. */
  pauseOnMouseEnter: boolean;
  /** A drag, a swipe or an arrow ends the rotation for good instead of holding it. */
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
