/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { clearDraft } from "../../../src/browser/draft";
import { Field } from "../../../src/forms/field";
import { MailForm } from "../../../src/forms/mail-form";
import { maxTextLength } from "../../../src/forms/validation";

const mockToast = { show: jest.fn(), remove: jest.fn() };

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/components/toast/toast", () => ({
  useToast: () => mockToast,
}));
jest.mock("../../../src/i18n", () => ({
  useTranslation: () => ({
    t: (key: string, words?: { example?: string }) =>
      words?.example ? `${key} ${words.example}` : key,
  }),
}));

const entered = {
  "labels.name": "سارة",
  "labels.email": "sara@mail.example",
  "labels.phone": "0500000000",
  Subject: "Plans",
  Message: "One line\nanother",
};
const body =
  "labels.name: سارة\nlabels.email: sara@mail.example\nlabels.phone: 0500000000\n\nOne line\nanother";

function openForm(whatsapp: string | null) {
  render(
    <MailForm
      name="message"
      to="info@company.example"
      phone="+973 17 000 000"
      whatsapp={whatsapp}
      delivery={null}
      title={<h2 id="title">Write</h2>}
      titleId="title"
      submit="By email"
      success="messageSubmitted"
      noScript=""
      compose={({ subject = "", message = "" }) => ({ subject, text: message })}
    >
      <Field name="subject" label="Subject" problems={{}} />
      <Field kind="lines" name="message" label="Message" problems={{}} />
    </MailForm>,
  );
}

function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    fireEvent.input(screen.getByRole("textbox", { name }), { target: { value } });
}

const chat = () => screen.getByRole("button", { name: /^whatsapp\.submit/ });

/** What a press does at once, in order. */
const done: string[] = [];

beforeEach(() => {
  clearDraft("message");
  done.length = 0;
  jest.clearAllMocks();
  window.open = (url, target, features) => {
    done.push(`open ${url} ${target} ${features}`);
    return null;
  };
  const writeText = async (text: string) => {
    done.push(`copy ${text.length}`);
  };
  Object.assign(navigator, { clipboard: { writeText } });
});

test("by WhatsApp, the message opens in a new tab from the press itself, and the form is cleared", () => {
  openForm("+966 50 000 0000");
  // What is missing is missing for WhatsApp too.
  fireEvent.click(chat());
  expect(done).toEqual([]);
  fill(entered);
  fireEvent.click(chat());
  const text = encodeURIComponent(`Plans\n\n${body}`);
  expect(done).toEqual([`open https://wa.me/966500000000?text=${text} _blank noopener`]);
  expect(mockToast.show).toHaveBeenCalledWith("readyInWhatsapp", "whatsapp.done");
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("a message that is too long is copied before the chat opens, and stays in the form", async () => {
  openForm("+966 50 000 0000");
  const long = "م".repeat(maxTextLength);
  fill(entered);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  // Before one presses, it says so.
  fill({ Message: long });
  expect(screen.getByRole("status")).toHaveTextContent("fallback.tooLong whatsapp.tooLong");
  fireEvent.click(chat());
  expect(done).toEqual([
    expect.stringMatching(/^copy \d+$/),
    "open https://wa.me/966500000000 _blank noopener",
  ]);
  expect(mockToast.show).not.toHaveBeenCalled();
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue(long);
  await act(async () => {});
  expect(screen.getByRole("group", { name: "whatsapp.paste" })).toHaveFocus();
});

test("without a WhatsApp number there is one way to send; the phone's hint has the country's code", () => {
  openForm(null);
  expect(screen.getByText(/^hints\.phone/)).toHaveTextContent("hints.phone +973");
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
