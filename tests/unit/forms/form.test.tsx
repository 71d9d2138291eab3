/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { clearDraft } from "../../../src/browser/draft";
import { Field } from "../../../src/forms/field";
import { Form } from "../../../src/forms/form";

const problems = { required: "Missing.", emailInvalid: "No address.", phoneInvalid: "No number." };
const send = jest.fn(() => true);

const settle = () => act(() => jest.advanceTimersByTimeAsync(200));

const trial = (
  <Form draft="trial" labelledBy="title" onSubmit={send}>
    <h2 id="title">Trial</h2>
    <Field name="name" label="Name" hint="In full." problems={problems} />
    <Field kind="phone" name="phone" label="Phone" problems={problems} />
    <button type="submit">Send</button>
  </Form>
);

function open() {
  const { unmount } = render(trial);
  return {
    name: screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }),
    phone: screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" }),
    button: screen.getByRole("button"),
    unmount,
  };
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

beforeEach(() => {
  clearDraft("trial");
  jest.useFakeTimers();
  send.mockClear();
  jest.restoreAllMocks();
});

test.each(["null", "[", '{"name":{"a":1}}', '"text"'])(
  "a store that holds %s does no harm",
  (stored) => {
    sessionStorage.setItem("draft:trial", stored);
    expect(open().name).toHaveValue("");
  },
);

test("digits are kept as they are typed, and the caret stays where it was", () => {
  const { phone } = open();
  phone.focus();
  phone.value = "+٩٦٦x50";
  phone.setSelectionRange(5, 5);
  fireEvent.input(phone);
  expect(phone).toHaveValue("+96650");
  expect(phone.selectionStart).toBe(4);
});

test("what comes invisibly with a pasted mail address is taken away, what can be seen is not", () => {
  render(<Field kind="email" name="email" label="Email" problems={problems} />);
  const email = screen.getByRole("textbox", { name: "Email" });
  for (const around of [
    "\u200E",
    "\u202B",
    "\u202C",
    "\uFEFF",
    "\u00A0",
    "\u2060",
    "\u061C",
    "\u3000",
  ]) {
    type(email, `${around}sara@mail${around}.example${around}`);
    expect(email).toHaveValue("sara@mail.example");
    expect(email).toBeValid();
  }
  type(email, "sara @mail.example");
  expect(email).toHaveValue("sara @mail.example");
});

test.each([
  ["spaces", " \u00A0\u2003"],
  ["marks of direction", "\u200F\u202E\u2066"],
  ["characters without a width", "\u200B\u200D\u2060\uFEFF\u00AD"],
  ["letters that are not drawn", "\u3164\u115F\uFFA0"],
  ["a blank of Braille", "\u2800"],
])("%s alone leave a field empty", async (_name, value) => {
  const { name, phone, button } = open();
  type(name, value);
  type(phone, "0500000");
  fireEvent.click(button);
  await settle();
  expect(name).toHaveAccessibleDescription("Missing. In full.");
  expect(send).not.toHaveBeenCalled();
});

test("letters in a number are answered at once, until a digit follows", () => {
  const { phone } = open();
  type(phone, "abc");
  expect(phone).toHaveValue("");
  expect(phone).toHaveAccessibleDescription("No number.");
  type(phone, "0500000");
  expect(phone).toBeValid();
  expect(phone).toHaveAccessibleDescription("");
});
