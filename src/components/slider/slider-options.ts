/** How many slides a slider shows, and how it moves them. */
export interface SliderOptions {
  /** How many slides stand beside one another: on a phone, from 768 px, from 1024 px. */
  slidesPerView: [number, number, number];
  /** Pixels between two slides. */
  spaceBetween: number;
  /** Milliseconds of a transition. */
  speed: number;
}

/** A slider of one slide at a time. */
export const defaultOptions: SliderOptions = {
  slidesPerView: [1, 1, 1],
  spaceBetween: 0,
  speed: 600,
};

/** Milliseconds that the slides stand still between two transitions. */
export const delay = 1000;
