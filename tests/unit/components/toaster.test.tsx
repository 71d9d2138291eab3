/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { animations } from "../fixtures/animations";

jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));

let toaster: typeof import("../../../src/components/toast/toaster");
const closed = jest.fn();
const show = (toastId: string, text: string) =>
  act(async () => {
    toaster.show({ toastId, label: "Notifications", text, close: "Close" }, closed);
    await jest.advanceTimersByTimeAsync(50);
  });
const end = () =>
  act(async () => {
    for (const animation of animations.splice(0)) animation.end();
    await jest.advanceTimersByTimeAsync(50);
  });
const standing = () => screen.queryAllByText(/./, { selector: "p" }).map((p) => p.textContent);

beforeEach(async () => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.documentElement.dataset.motion = "playing";
  toaster ??= await act(() => import("../../../src/components/toast/toaster"));
});

afterEach(async () => {
  for (const id of ["a", "b"]) act(() => toaster.remove(id));
  await end();
  await end();
  expect(standing()).toEqual([]);
});

test("a second message under an id takes the place of the first", async () => {
  await show("a", "first");
  await show("b", "other");
  await show("a", "second");
  expect(standing()).toEqual(["second", "other"]);
  expect(document.querySelectorAll("[id=a]")).toHaveLength(1);
});

test.each([
  ["playing", "comes from above", "0 -1rem"],
  ["paused", "fades in only", "none"],
])("with motion %s a toast %s", async (motion, _how, from) => {
  document.documentElement.dataset.motion = motion;
  await show("a", "text");
  expect(animations[0]?.frames).toEqual([
    { opacity: 0, translate: from },
    { opacity: 1, translate: "none" },
  ]);
});
