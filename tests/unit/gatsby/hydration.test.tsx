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

const click = () => screen.getByText(/\d/).click();
const hydrate = (container: Element) => act(async () => hydratePage(<Counter />, container));
const replay = () => act(async () => replayPendingClick());
const button = () => screen.getByRole("button");

test("a button clicked before hydration acts once, after it", async () => {
  const container = receive();
  click();
  click();
  await hydrate(container);
  await replay();
  expect(button()).toHaveTextContent("1");
});

test("a click that React has handled is not replayed", async () => {
  const container = receive();
  screen.getByText("Text").click();
  await hydrate(container);
  await act(async () => click());
  await replay();
  expect(button()).toHaveTextContent("1");
});

test("a click on a button is not replayed once something else was clicked", async () => {
  const container = receive();
  click();
  screen.getByText("Text").click();
  await hydrate(container);
  await replay();
  expect(button()).toHaveTextContent("0");
});

test("a click of more than five seconds ago is not replayed", async () => {
  const container = receive();
  click();
  const now = performance.now();
  jest.spyOn(performance, "now").mockReturnValue(now + 5001);
  await hydrate(container);
  await replay();
  jest.restoreAllMocks();
  expect(button()).toHaveTextContent("0");
});
