/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { showToast } from "../../src/components/toast";
import { codes } from "../../src/i18n/languages";
import { NewsletterForm } from "../../src/layout/newsletter-form";

jest.mock("../../src/components/toast", () => ({ showToast: jest.fn(), removeToast: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(showToast).mockClear();
});

describe.each(codes)("the newsletter, in %s", (language) => {
  const { newsletter } = jest.requireActual(`../../locales/${language}/panel.json`);
  const toasts = jest.requireActual(`../../locales/${language}/toasts.json`);
  const success = toasts.footer.newsletter.successMessage;

  function open() {
    render(<NewsletterForm words={newsletter} success={success} close={toasts.close} />);
    const email = screen.getByRole("textbox", { name: newsletter.email });
    return { email, button: screen.getByRole("button", { name: newsletter.submit }) };
  }

  test.each([
    ["", newsletter.required],
    ["sara", newsletter.emailInvalid],
  ])("with %j says what is wrong and thanks for nothing", (typed, problem) => {
    const { email, button } = open();
    fireEvent.input(email, { target: { value: typed } });
    fireEvent.click(button);
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(problem);
    expect(email).toHaveFocus();
    expect(showToast).not.toHaveBeenCalled();
  });

  test("with an address thanks once, is empty again and forgets it", () => {
    const { email, button } = open();
    fireEvent.input(email, { target: { value: "sara@mail.example" } });
    expect(JSON.stringify(sessionStorage)).toContain("sara@mail.example");
    fireEvent.click(button);
    fireEvent.click(button);
    expect(showToast).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ text: success }));
    expect(email).toHaveValue("");
    expect(email).toHaveAttribute("aria-invalid", "false");
    expect(JSON.stringify(sessionStorage)).not.toContain("sara");
  });
});
