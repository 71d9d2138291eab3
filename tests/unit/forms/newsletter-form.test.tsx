/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { useToast } from "../../../src/components/toast/toast";
import { NewsletterForm } from "../../../src/forms/newsletter-form";
import { codes } from "../../../src/i18n/languages";

const mockToast = { show: jest.fn(), remove: jest.fn() };
jest.mock("../../../src/components/toast/toast", () => ({ useToast: jest.fn(() => mockToast) }));

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

describe.each(codes)("the newsletter, in %s", (language) => {
  const { newsletter } = jest.requireActual(`../../../locales/${language}/panel.json`);

  function open() {
    render(<NewsletterForm words={newsletter} />);
    const email = screen.getByRole("textbox", { name: newsletter.email });
    return { email, button: screen.getByRole("button", { name: newsletter.submit }) };
  }

  test.each([
    ["", newsletter.required],
    ["sara", newsletter.emailInvalid],
  ])(
    "with %j says what is wrong, thanks for nothing and takes earlier thanks away",
    (typed, problem) => {
      const { email, button } = open();
      fireEvent.input(email, { target: { value: typed } });
      fireEvent.click(button);
      expect(email).toBeInvalid();
      expect(email).toHaveAccessibleDescription(problem);
      expect(email).toHaveFocus();
      expect(mockToast.show).not.toHaveBeenCalled();
      expect(mockToast.remove).toHaveBeenCalled();
    },
  );

  test("with an address thanks once, is empty again and forgets it", () => {
    const { email, button } = open();
    fireEvent.input(email, { target: { value: "sara@mail.example" } });
    expect(JSON.stringify(sessionStorage)).toContain("sara@mail.example");
    fireEvent.click(button);
    fireEvent.click(button);
    expect(mockToast.show).toHaveBeenCalledTimes(1);
    expect(useToast).toHaveBeenCalledWith(
      "newsletter",
      "footer.newsletter.successMessage",
      newsletter.thanks,
    );
    expect(email).toHaveValue("");
    expect(email).toHaveAttribute("aria-invalid", "false");
    expect(JSON.stringify(sessionStorage)).not.toContain("sara");
  });
});
