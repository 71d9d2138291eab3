/**
 * `npm run measure -- [address …]`: how long a slow phone waits for each page, by turns, beside other sites where their
 * addresses are given. Medians in milliseconds; only figures of one run, on a quiet machine, can be compared.
 */
import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "./browser";
import { readOptions } from "./options";
import { runCommand } from "./run";
import { serve } from "./server";

const { values, positionals } = readOptions({
  options: {
    cpu: { type: "string", default: "4" },
    runs: { type: "string", default: "5" },
  },
  allowPositionals: true,
});

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true };

/** Lighthouse's slow 4G: milliseconds, and bytes a second. */
const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

type Figures = Record<"paint" | "largest" | "hydrated" | "blocked", number>;

/** Notes in the page, from its start, what is read at the end. No function in it has a name: the compiler would add a helper. */
function observe(): void {
  const notes = { largest: 0, hydrated: 0, blocked: 0 };
  Object.assign(window, { notes });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) notes.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  // A task blocks from its fiftieth millisecond: https://web.dev/articles/tbt
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.blocked += duration - 50;
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver(() => {
    const { scripts } = document.documentElement.dataset;
    if (scripts === "hydrated") notes.hydrated ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-scripts"] });
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(values.cpu) });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(4000);
  const figures = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    ...(window as unknown as { notes: Omit<Figures, "paint"> }).notes,
  }));
  await context.close();
  return figures;
}

const median = (all: number[]) =>
  Math.round(all.sort((one, other) => one - other)[all.length >> 1] ?? 0);

async function main(): Promise<void> {
  const site = positionals.length > 0 ? undefined : await serve(8095);
  const addresses = site ? [`${site.address}/`, `${site.address}/projects/`] : positionals;
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  const results = new Map<string, Figures[]>(addresses.map((address) => [address, []]));
  for (let turn = 0; turn < Number(values.runs); turn++)
    for (const [address, all] of results) all.push(await measure(browser, address));
  await browser.close();
  site?.stop();
  const rows = [...results].map(([address, all]) => {
    const of = (figure: keyof Figures) => median(all.map((one) => one[figure]));
    const waits = { paint: of("paint"), largest: of("largest"), hydrated: of("hydrated") };
    return { address, ...waits, blocked: of("blocked") };
  });
  console.table(rows);
}

runCommand(main);
