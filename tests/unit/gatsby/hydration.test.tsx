/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { firstPaintScript } from "../../../src/gatsby/before-first-paint";
import { answerEarlyPress, wakePage } from "../../../src/gatsby/hydration";

Object.assign(window, { matchMedia: () => ({ matches: false }) });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
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

const press = () => screen.getByText(/\d/).click();
const wake = (container: Element) => act(async () => wakePage(<Counter />, container));
const answer = () => act(async () => answerEarlyPress());
const button = () => screen.getByRole("button");

test("a button clicked before hydration acts once, after it", async () => {
  const container = receive();
  press();
  press();
  await wake(container);
  await answer();
  expect(button()).toHaveTextContent("1");
});

test("a press that the page has heard is not answered a second time", async () => {
  const container = receive();
  screen.getByText("Text").click();
  await wake(container);
  await act(async () => press());
  await answer();
  expect(button()).toHaveTextContent("1");
});

test("who presses a button and then something else no longer wants it", async () => {
  const container = receive();
  press();
  screen.getByText("Text").click();
  await wake(container);
  await answer();
  expect(button()).toHaveTextContent("0");
});

test("a click of more than five seconds ago is not replayed", async () => {
  const container = receive();
  press();
  const now = performance.now();
  jest.spyOn(performance, "now").mockReturnValue(now + 5001);
  await wake(container);
  await answer();
  jest.restoreAllMocks();
  expect(button()).toHaveTextContent("0");
});
