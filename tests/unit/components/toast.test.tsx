/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, renderHook } from "@testing-library/react";
import { useToast } from "../../../src/components/toast/toast";
import { ToastStatus } from "../../../src/components/toast/toast-status";
import * as toaster from "../../../src/components/toast/toaster";
import { loadRuntimeWords } from "../../../src/i18n";

jest.mock("../../../src/components/toast/toaster", () => ({ show: jest.fn(), remove: jest.fn() }));
jest.mock("../../../src/i18n", () => ({
  loadRuntimeWords: jest.fn(),
  useLanguage: () => "en",
  useTranslation: () => ({ t: (key: string) => key }),
}));

const { applicationSubmitted, close } = jest.requireActual("../../../locales/en/toasts.json");
const otherwise = "It is in your email program.";

const words = (key: string) => ({ applicationSubmitted, close })[key];
const answer = (load: () => Promise<unknown>) =>
  jest.mocked(loadRuntimeWords).mockImplementation(load as never);

function open() {
  const { result } = renderHook(() => useToast("application", "applicationSubmitted", otherwise), {
    wrapper: ({ children }) => (
      <>
        {children}
        <ToastStatus />
      </>
    ),
  });
  return result.current;
}

const status = () => document.querySelector("[data-toast-status]");
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

test("a toast says the words that come from the server when it is first needed", async () => {
  answer(async () => words);
  const toast = open();
  expect(loadRuntimeWords).not.toHaveBeenCalled();
  toast.show();
  await settle();
  expect(loadRuntimeWords).toHaveBeenCalledWith("en", "toasts");
  expect(toaster.show).toHaveBeenCalledWith(
    { toastId: "application", place: "toasts.title", text: applicationSubmitted, close },
    expect.any(Function),
  );
  expect(status()).toHaveTextContent(applicationSubmitted);
});

test("where its words are out of reach, a toast says those of the page", async () => {
  answer(() => Promise.reject(new Error("out of reach")));
  open().show();
  await settle();
  expect(toaster.show).toHaveBeenCalledWith(
    { toastId: "application", place: "toasts.title", text: otherwise, close: "dialog.close" },
    expect.any(Function),
  );
  expect(status()).toHaveTextContent(otherwise);
});

test("where no answer comes, a toast does not wait for it, and says nothing twice", async () => {
  let late: (value: unknown) => void = () => {};
  answer(() => new Promise((resolve) => (late = resolve)));
  open().show();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(toaster.show).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent(otherwise);
  late(words);
  await settle();
  expect(toaster.show).toHaveBeenCalledTimes(1);
});

test("a toast that is taken away before its words have come is never shown", async () => {
  answer(async () => words);
  const toast = open();
  toast.show();
  toast.remove();
  await settle();
  expect(toaster.show).not.toHaveBeenCalled();
  expect(status()).toBeEmptyDOMElement();
});

test("the same toast asked for twice while its words come is shown once", async () => {
  answer(async () => words);
  const toast = open();
  toast.show();
  toast.show();
  await settle();
  expect(toaster.show).toHaveBeenCalledTimes(1);
});

test("a toast that stands is taken away", async () => {
  answer(async () => words);
  const toast = open();
  toast.show();
  await settle();
  toast.remove();
  expect(toaster.remove).toHaveBeenCalledWith("application");
});
