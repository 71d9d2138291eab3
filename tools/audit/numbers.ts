/** What the site is held to, by its tests and by `npm run audit`: times in milliseconds, sizes in bytes. */

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

/** The most that Home may weigh before it is scrolled, compressed; `picture` is the poster. */
const home = {
  script: 105 * kilobyte,
  style: 15 * kilobyte,
  font: 60 * kilobyte,
  picture: 60 * kilobyte,
  all: 300 * kilobyte,
};

/** The most that the screen at a path may weigh before it is scrolled, compressed, by kind; all but Home are held to their sum. */
export function weightLimits(screen: string): Partial<typeof home> {
  return screen === "/" ? home : { all: 250 * kilobyte };
}

/**
 * The most tasks longer than 50 ms that a screen may put before a phone four times as slow, and the milliseconds by
 * which they are longer: two and four times what is measured, since tests run on slower machines too.
 */
export const longTasks = { count: 20, blocked: 1500 };
