import { phone } from "../budgets";
import { expect, test, visit } from "../site";

test.use(phone);

/** How many times slower than this machine the phone is. */
const slowdown = 4;
const longAfter = 50;
/** Tasks longer than that, and the milliseconds beyond it: two and four times what is measured, since tests also run on slower machines. */
const max = { count: 20, blocked: 1500 };

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Microseconds of processor time, which other work on the machine does not change. */
  tdur?: number;
}

/** The duration of each main-thread task on such a phone, in milliseconds. */
function taskTimes(traceEvents: TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(threadOf);
  return traceEvents
    .filter((event) => event.name === "RunTask" && threads.includes(threadOf(event)))
    .map(({ tdur }) => ((tdur ?? Number.NaN) * slowdown) / 1000);
}

test("a slow phone stays responsive while Home loads", async ({ page, browser }) => {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await visit(page, "/ar/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const trace = JSON.parse(String(await browser.stopTracing()));
  const times = taskTimes(trace.traceEvents);
  expect(times.length).toBeGreaterThan(0);
  expect(times).not.toContain(Number.NaN);
  const over = times.map((time) => time - longAfter).filter((time) => time > 0);
  const blocked = over.reduce((sum, time) => sum + time, 0);
  expect(over.length, "long tasks").toBeLessThanOrEqual(max.count);
  expect(blocked, "milliseconds beyond 50 of each").toBeLessThanOrEqual(max.blocked);
});
