/** The limits of the site, used by its tests and by `npm run audit`: times in milliseconds, sizes in bytes. */

const kilobyte = 1024;

/** Lighthouse's scores, in percent. */
export const scores = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

/** The most that a screen may take on Lighthouse's phone; `limitRatio` is its LCP over that of the same page without scripts. */
export const most = {
  lcp: 1500,
  limitRatio: 1.15,
  tbt: 50,
  cls: 0.01,
  speedIndex: 2600,
  laterSpeedIndex: 1400,
};

/** The maximum transferred size of Home before scrolling, compressed; `picture` is the poster. */
const home = {
  script: 105 * kilobyte,
  style: 15 * kilobyte,
  font: 60 * kilobyte,
  picture: 60 * kilobyte,
  all: 300 * kilobyte,
};

/** The maximum transferred size of a screen before scrolling, compressed, by kind. For all but Home only the sum is limited. */
export function weightLimits(screen: string): Partial<typeof home> {
  return screen === "/" ? home : { all: 250 * kilobyte };
}

/** The maximum that Lighthouse itself counts for a screen, in a browser that loads pictures from as far as it likes. */
export function stockLimit(screen: string): number | undefined {
  return screen === "/" ? 280 * kilobyte : undefined;
}

/** The longest answers to a visitor's action, in milliseconds, on a phone so many times as slow as this machine. */
export const longestAnswers: Record<number, number> = { 4: 100, 8: 200 };

/**
 * The limits for tasks longer than 50 ms on a phone four times as slow: their number, and the milliseconds above 50.
 * Two and four times what is measured, since tests also run on slower machines.
 */
export const longTasks = { count: 20, blocked: 1500 };
