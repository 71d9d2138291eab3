import { workIn } from "../../../tools/audit/work";

const thread = {
  name: "thread_name",
  ph: "M",
  pid: 1,
  tid: 2,
  ts: 0,
  dur: 0,
  args: { name: "CrRendererMain" },
};

/** An event of a page's main thread: its name, when it begins and how long it takes, in milliseconds. */
const event = (name: string, at: number, time: number, type?: string, tid = 2) => ({
  name,
  ph: "X",
  pid: 1,
  tid,
  ts: at * 1000,
  dur: time * 1000,
  tdur: time * 1000,
  args: { data: { type } },
});

const trace = [
  thread,
  event("FunctionCall", 1, 5),
  event("EventDispatch", 10, 1, "pointerdown"),
  event("EventDispatch", 12, 20, "click"),
  event("UpdateLayoutTree", 14, 6),
  event("Layout", 21, 3),
  event("Paint", 33, 2),
  event("FunctionCall", 33, 9, undefined, 3),
  event("Commit", 36, 1),
  event("Paint", 170, 50),
];

test("what an action costs is counted by kind, each millisecond once, from the press until what it opens is there", () => {
  expect(workIn(trace)).toEqual({ script: 12, style: 6, layout: 3, paint: 3 });
});

test("a trace without an action has no work", () => {
  expect(workIn([thread, event("Paint", 60, 50)])).toEqual({
    script: 0,
    style: 0,
    layout: 0,
    paint: 0,
  });
});
