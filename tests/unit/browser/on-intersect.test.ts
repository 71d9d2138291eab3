import { onIntersect } from "../../../src/browser/on-intersect";

test.each([
  { states: [true], calls: 1 },
  // On a busy page several reports come at once.
  { states: [false, true], calls: 1 },
  { states: [true, false], calls: 1 },
  { states: [false], calls: 0 },
])(
  "an element reported as $states has come near $calls times, and is waited for until then",
  ({ states, calls }) => {
    const observer = { observe: jest.fn(), disconnect: jest.fn() };
    const observe = jest.fn((_callback: (entries: object[], from: object) => void) => observer);
    Object.assign(global, { IntersectionObserver: observe });
    const action = jest.fn();
    onIntersect({} as Element, action);
    observe.mock.calls[0]?.[0](
      states.map((isIntersecting) => ({ isIntersecting })),
      observer,
    );
    expect(action).toHaveBeenCalledTimes(calls);
    expect(observer.disconnect).toHaveBeenCalledTimes(calls);
  },
);
