/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NewsletterForm } from "../../../src/forms/newsletter-form";
import { settle } from "../fixtures/animations";

jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/i18n", () => ({
  loadRuntimeWords: () => Promise.reject(new Error("out of reach")),
  useLanguage: () => "en",
  useTranslation: () => ({ t: (key: string) => key }),
}));

const toasts = () => [...document.querySelectorAll("[id=newsletter]")];

beforeAll(async () => {
  // Loaded before the tests, since fake timers do not wait for the disk.
  await act(() => import("../../../src/components/toast/toaster"));
});

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});

const newsletter = {
  title: "Newsletter",
  text: "Our projects.",
  email: "Email",
  hint: "Nothing is sent.",
  submit: "Register",
  thanks: "Thank you.",
  required: "Please fill in this field.",
  emailInvalid: "Enter the whole address.",
};

function open() {
  render(<NewsletterForm words={newsletter} />);
  const email = screen.getByRole("textbox", { name: newsletter.email });
  const button = screen.getByRole("button", { name: newsletter.submit });
  const send = (address: string) => {
    fireEvent.input(email, { target: { value: address } });
    fireEvent.click(button);
  };
  return { email, button, send };
}

test.each([
  ["", newsletter.required],
  ["sara", newsletter.emailInvalid],
])(
  "the newsletter with %j says what is wrong, and takes earlier thanks away",
  async (typed, problem) => {
    const { email, send } = open();
    send("sara@mail.example");
    await settle();
    expect(toasts()).toHaveLength(1);
    send(typed);
    await settle();
    await settle();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(`${problem} Nothing is sent.`);
    expect(email).toHaveFocus();
    expect(toasts()).toEqual([]);
  },
);

test("the newsletter with an address thanks once, is empty again and keeps nothing", async () => {
  const { email, button } = open();
  fireEvent.input(email, { target: { value: "sara@mail.example" } });
  expect(sessionStorage).toHaveLength(0);
  fireEvent.click(button);
  fireEvent.click(button);
  await settle();
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent(newsletter.thanks);
  expect(email).toHaveValue("");
});
