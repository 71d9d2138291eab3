/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, renderHook, screen } from "@testing-library/react";
import { useToast } from "../../../src/components/toast/toast";
import { ToastStatus } from "../../../src/components/toast/toast-status";
import { loadRuntimeWords } from "../../../src/i18n";
import { animations, settle } from "../fixtures/animations";

jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/i18n", () => ({
  loadRuntimeWords: jest.fn(),
  useLanguage: () => "en",
  useTranslation: () => ({ t: (key: string) => key }),
}));

const { applicationSubmitted, close } = jest.requireActual("../../../locales/en/toasts.json");
const fallbackText = "It is in your email program.";

const words = (key: string) => ({ applicationSubmitted, close })[key];
const answer = (load: () => Promise<unknown>) =>
  jest.mocked(loadRuntimeWords).mockImplementation(load as never);

function open() {
  const { result } = renderHook(
    () => useToast("application", "applicationSubmitted", fallbackText),
    {
      wrapper: ({ children }) => (
        <>
          {children}
          <dialog>
            <ToastStatus />
          </dialog>
          <ToastStatus />
        </>
      ),
    },
  );
  return result.current;
}

/** The page's own live region; the first one is in a closed dialog. */
const status = () => [...document.querySelectorAll("[data-toast-status]")].at(-1) ?? null;
const toasts = () => [...document.querySelectorAll("[id=application]")];

beforeAll(async () => {
  // Loaded before the tests, since fake timers do not wait for the disk.
  await act(() => import("../../../src/components/toast/toaster"));
});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  for (const button of screen.queryAllByRole("button", { hidden: true })) act(() => button.click());
  await settle();
  await settle();
  expect(toasts()).toEqual([]);
});

test("where no answer comes, a toast does not wait for it, and says nothing twice, however often it is asked for", async () => {
  let late: (value: unknown) => void = () => {};
  answer(() => new Promise((resolve) => (late = resolve)));
  const toast = open();
  toast.show();
  toast.show();
  await settle();
  expect(toasts()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await settle();
  expect(status()).toHaveTextContent(fallbackText);
  late(words);
  await settle();
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent(fallbackText);
  expect(status()).toHaveTextContent(fallbackText);
});

test.each([
  ["playing", "0 -1rem"],
  ["paused", "none"],
])("with motion %s a toast comes from %s", async (motion, translate) => {
  document.documentElement.dataset.motion = motion;
  answer(async () => words);
  open().show();
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(animations[0]?.frames[0]).toMatchObject({ translate });
});

test("a toast that is taken away before its words have come is never shown", async () => {
  answer(async () => words);
  const toast = open();
  toast.show();
  act(() => toast.remove());
  await settle();
  expect(toasts()).toEqual([]);
  expect(status()).toBeEmptyDOMElement();
});
