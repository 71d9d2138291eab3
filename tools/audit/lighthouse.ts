import type { Result } from "lighthouse";
import puppeteer, { type Browser } from "puppeteer-core";
import { browserArguments, stockArguments } from "../browser";
import { median } from "./median";
import { scores } from "./numbers";
import { browserPath } from "./served";

type Category = keyof typeof scores;

/** Of one or several loads: scores in percent, times in milliseconds, bytes; NaN for what was not measured. */
export type Figures = Record<
  Category | "fcp" | "lcp" | "tbt" | "cls" | "speedIndex" | "bytes",
  number
>;

/**
 * A page to measure: only LCP, Speed Index and bytes unless `isWhole`; `isLater` as a later load of a visit, without the
 * splash; `isStock` in a browser that decides itself how far below the screen it loads pictures.
 */
export interface Subject {
  url: string;
  isWhole?: boolean;
  isLater?: boolean;
  isStock?: boolean;
}

/**
 * Lets Lighthouse load each page several times on its phone, and returns the medians of each page. The pages take
 * turns, so that other work on the machine affects all of them. `progress` is called after each load.
 */
export async function measureSpeed<Name extends string>(
  subjects: Record<Name, Subject>,
  runs: number,
  progress: () => void,
): Promise<Record<Name, Figures>> {
  const names = Object.keys(subjects) as Name[];
  const loads = new Map(names.map((name): [Name, Figures[]] => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, figures] of loads) {
      const { url, isWhole, isLater, isStock } = subjects[name];
      const some = ["largest-contentful-paint", "speed-index", "total-byte-weight"];
      const loading = { audits: isWhole ? undefined : some, isLater };
      const args = isStock ? stockArguments : browserArguments;
      const result = await inNewBrowser(args, (browser) => load(browser, url, loading));
      figures.push(figuresOf(result));
      progress();
    }
  }
  const entries = [...loads].map(([name, figures]) => [name, medians(figures)]);
  return Object.fromEntries(entries);
}

/**
 * Starts a new browser while `use` runs, and returns its result. A browser that has shown pages before may collect
 * their garbage during the next load, which costs up to 350 ms of the phone's time.
 */
async function inNewBrowser<T>(
  args: readonly string[],
  use: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await puppeteer.launch({
    executablePath: await browserPath(),
    // With several renderers, most traces wait five seconds at the end for an idle one.
    args: [...args, "--renderer-process-limit=1"],
    defaultViewport: null,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Loads a page once for categories that do not depend on time, and returns the audits that lost points. */
export async function findFaults(
  browser: Browser,
  url: string,
  categories: Category[],
): Promise<string[]> {
  await leaveOutSpeed();
  const result = await load(browser, url, { categories, isLater: true, pause: 100 });
  return categories
    .filter((category) => !(percent(result, category) >= scores[category]))
    .flatMap((category) =>
      (result.categories[category]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .flatMap(({ id }) => result.audits[id] ?? [])
        .filter(
          ({ score, scoreDisplayMode }) => score !== 1 && scoreDisplayMode !== "notApplicable",
        )
        .map(({ id, title }) => `${category}: ${id} (${title})`),
    );
}

/**
 * Turns off two parts of Lighthouse that only its audits of speed use: the benchmark of the machine, and the search for
 * the sizes that styles give to pictures. Halves the time of `findFaults`.
 */
async function leaveOutSpeed(): Promise<void> {
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js");
  const images = await import("lighthouse/core/gather/gatherers/image-elements.js");
  pageFunctions.computeBenchmarkIndex = () => 0;
  images.default.prototype.fetchSourceRules = async () => {};
}

/** What Lighthouse runs: everything, unless categories or audits are named. */
interface Loading {
  categories?: Category[];
  audits?: string[];
  isLater?: boolean;
  /** Milliseconds to wait after the first paint, the load, the last request and the last task; without it, Lighthouse's defaults. */
  pause?: number;
}

async function load(
  browser: Browser,
  url: string,
  { categories, audits, isLater, pause }: Loading,
): Promise<Result> {
  // An ES module, which CommonJS can only load like this.
  const { default: lighthouse } = await import("lighthouse");
  const page = await browser.newPage();
  if (isLater) await page.evaluateOnNewDocument(rememberSplash);
  const flags = {
    onlyCategories: categories,
    onlyAudits: audits,
    // A full-page screenshot would load what a visitor has not scrolled to.
    disableFullPageScreenshot: true,
    ...(pause !== undefined && {
      pauseAfterFcpMs: pause,
      pauseAfterLoadMs: pause,
      networkQuietThresholdMs: pause,
      cpuQuietThresholdMs: pause,
    }),
  };
  const run = await lighthouse(url, flags, undefined, page);
  await page.close();
  const result = run?.lhr;
  if (!result || result.runtimeError) {
    throw new Error(`${url}: ${result?.runtimeError?.message ?? "Lighthouse gave no result"}`);
  }
  return result;
}

function rememberSplash(): void {
  try {
    sessionStorage.setItem("splash", "seen");
  } catch {
    // A page without an address of its own has no storage.
  }
}

function figuresOf(result: Result): Figures {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: percent(result, "performance"),
    accessibility: percent(result, "accessibility"),
    "best-practices": percent(result, "best-practices"),
    seo: percent(result, "seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    speedIndex: value("speed-index"),
    bytes: value("total-byte-weight"),
  };
}

function medians(loads: Figures[]): Figures {
  const names = Object.keys(loads[0] ?? {}) as (keyof Figures)[];
  const entries = names.map((name) => [name, median(loads.map((one) => one[name]))]);
  return Object.fromEntries(entries);
}

const percent = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
