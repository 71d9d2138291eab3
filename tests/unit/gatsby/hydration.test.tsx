/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydratePage, replayPendingClick } from "../../../src/gatsby/browser/hydration";
import { firstPaintScript } from "../../../src/gatsby/node/first-paint";

Object.assign(window, { matchMedia: () => ({ matches: false }) });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom has none.
Object.assign(window, {
  PerformanceObserver: class {
    observe() {}
  },
});
document.head.innerHTML = '<meta name="theme-color">';
// biome-ignore lint/security/noGlobalEval: the script as the HTML has it.
window.eval(firstPaintScript);

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        <b>{count}</b>
      </button>
      <p>Text</p>
    </>
  );
}

/** The HTML from the server. */
function receive(): Element {
  document.body.innerHTML = '<div><button type="button"><b>0</b></button><p>Text</p></div>';
  return document.body.firstElementChild as Element;
}

const clickButton = () => screen.getByText(/\d/).click();
const clickText = () => screen.getByText("Text").click();

test.each([
  ["on a button, even twice, acts once", [clickButton, clickButton], [], 0, "1"],
  ["is not replayed once React has handled another", [clickText], [clickButton], 0, "1"],
  [
    "on a button does nothing once something else was clicked",
    [clickButton, clickText],
    [],
    0,
    "0",
  ],
  ["does nothing after more than five seconds", [clickButton], [], 5001, "0"],
])("a click before hydration %s", async (_what, before, after, later, count) => {
  const container = receive();
  for (const click of before) click();
  const now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now + later);
  await act(async () => hydratePage(<Counter />, container));
  for (const click of after) await act(async () => click());
  await act(async () => replayPendingClick());
  jest.restoreAllMocks();
  expect(screen.getByRole("button")).toHaveTextContent(count);
});
