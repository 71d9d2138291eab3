import { onIntersect } from "../../../src/browser/on-intersect";

/** An observer of which a test says what it reports. */
function observed() {
  let report = (_entries: { isIntersecting: boolean }[]) => {};
  const disconnect = jest.fn();
  global.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (entries) =>
        callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  const action = jest.fn();
  const stop = onIntersect({} as Element, action);
  const reports = (...states: boolean[]) =>
    report(states.map((isIntersecting) => ({ isIntersecting })));
  return { action, disconnect, reports, stop };
}

test.each([
  { states: [true] },
  // On a busy page several reports come at once.
  { states: [false, true] },
  { states: [true, false] },
])("an element reported as $states came near, once", ({ states }) => {
  const { action, disconnect, reports } = observed();
  reports(...states);
  expect(action).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test("an element that is far away is waited for", () => {
  const { action, disconnect, reports, stop } = observed();
  reports(false);
  expect(action).not.toHaveBeenCalled();
  expect(disconnect).not.toHaveBeenCalled();
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
