import type { Browser, Page } from "@playwright/test";

/** What the page's main thread does, in milliseconds of the processor, which other work on the machine does not lengthen. */
export interface Work {
  script: number;
  style: number;
  layout: number;
  paint: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: the beginning, the length, and the time that the processor gave. */
  ts: number;
  dur: number;
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

const kinds: [keyof Work, RegExp][] = [
  ["style", /^(UpdateLayoutTree|RecalculateStyles)$/],
  ["layout", /^Layout$/],
  ["paint", /^(PrePaint|Paint|Layerize|Commit|UpdateLayerTree|CompositeLayers)$/],
  [
    "script",
    /^(EventDispatch|FunctionCall|TimerFire|FireAnimationFrame|RunMicrotasks|EvaluateScript|v8\.)/,
  ],
];
const kindOf = ({ name }: TraceEvent) => kinds.find(([, names]) => names.test(name))?.[0];

/** Records what an action makes the page do. */
export async function workOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Work> {
  const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
  await browser.startTracing(page, { categories });
  await act();
  await page.waitForTimeout(700);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return workIn(traceEvents);
}

/** An action's work has ended so many microseconds after its last event: a dialog opens after the first paint. */
const settled = 150_000;

/** The work in a trace, from the first press to 150 ms after the last event of it. */
export function workIn(traceEvents: TraceEvent[]): Work {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = traceEvents.filter(({ args }) => args.name === "CrRendererMain").map(threadOf);
  const all = traceEvents
    .filter((event) => event.ph === "X" && event.tdur && threads.includes(threadOf(event)))
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const inputs = all.filter(({ args }) =>
    /^(pointer|mouse|key)(down|up)|^(click|input)$/.test(args.data?.type ?? ""),
  );
  // A browser has the pages of several tabs, each in a thread of its own.
  const events = all.filter((event) => inputs[0] && threadOf(event) === threadOf(inputs[0]));
  const begin = inputs[0]?.ts ?? Number.POSITIVE_INFINITY;
  const end = (inputs.at(-1)?.ts ?? 0) + settled;
  const work: Work = { script: 0, style: 0, layout: 0, paint: 0 };
  const around: TraceEvent[] = [];
  for (const event of events.filter(({ ts }) => ts >= begin && ts < end)) {
    const kind = kindOf(event);
    if (!kind) continue;
    while ((around.at(-1)?.ts ?? 0) + (around.at(-1)?.dur ?? 0) <= event.ts && around.length > 0)
      around.pop();
    const time = (event.tdur ?? 0) / 1000;
    const outer = around.at(-1);
    const outerKind = outer && kindOf(outer);
    work[kind] += time;
    // What one does inside another is counted once.
    if (outerKind) work[outerKind] -= time;
    around.push(event);
  }
  return work;
}
