/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { clearDraft } from "../../../src/browser/draft";
import { ContactForm } from "../../../src/forms/contact-form";
import type { Opening } from "../../../src/forms/mailto";

const mockOpened: Opening[] = [];
jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/components/toast/toast", () => ({
  useToast: () => ({ show: () => {}, remove: () => {} }),
}));
jest.mock("../../../src/forms/mailto", () => ({
  ...jest.requireActual("../../../src/forms/mailto"),
  openMessage: (opening: Opening) => mockOpened.push(opening),
}));
jest.mock("../../../src/i18n", () => ({
  ...jest.requireActual("../../../src/i18n/format"),
  useTranslation: () => ({
    t: (key: string, { email = "", phone = "" } = {}) =>
      [key, email, phone].filter(Boolean).join(" "),
  }),
}));

const contact = { id: "defect", name: "A defect", email: "defects@company.example" };
const facts = { email: "info@company.example", phones: ["+973 17 000 000"], forms: null };
const site = { ...contact, id: "site", name: "Danger", email: "sites@company.example" };
const contacts = [
  { ...contact, phone: null, dayAndNight: null, hint: "Name the building." },
  { ...site, phone: "+973 36 000 000", dayAndNight: true, hint: null },
];

function open(purposes: typeof contacts | null, search = "") {
  window.history.replaceState(null, "", `/contact-us/${search}`);
  render(<ContactForm {...facts} whatsapp="+973 36 000 000" contacts={purposes} />);
  for (const [name, value] of [
    ["labels.name", "Sara"],
    ["labels.email", "sara@mail.example"],
    ["labels.phone", "0500000000"],
    ["form.labels.subject", "Leak"],
    ["form.labels.message", "Water"],
  ]) {
    const box = screen.queryByRole("textbox", { name });
    if (box) fireEvent.input(box, { target: { value } });
  }
}
const purpose = () => screen.getByRole("combobox", { name: "form.labels.about" });
const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const last = () => decodeURIComponent(mockOpened.at(-1)?.url ?? "");

beforeEach(() => {
  clearDraft("message");
  mockOpened.length = 0;
});

test("a company without purposes has the form that it had", () => {
  open(null, "?about=defect");
  expect(screen.queryByRole("combobox")).toBeNull();
  press(/form\.submit/);
  expect(last()).toMatch(/^mailto:info@company\.example\?/);
  expect(last()).not.toContain("form.labels.about");
});

test("another choice changes them, WhatsApp gets its name, and the address keeps it", () => {
  open(contacts, "?about=defect");
  fireEvent.input(purpose(), { target: { value: "site" } });
  expect(purpose()).toHaveAccessibleDescription(/sites@company\.example.*AnyTime \+973 36 000 000/);
  expect(window.location.search).toBe("?about=site");
  press(/whatsapp\.submit/);
  expect(last()).toContain("form.labels.about: Danger");
  expect(window.location.search).toBe("");
});

test("nothing is sent without a choice, and an unknown one is none", async () => {
  open(contacts, "?about=none");
  press(/form\.submit/);
  await waitFor(() => expect(purpose()).toHaveFocus());
  expect(purpose()).toBeInvalid();
  expect(mockOpened).toEqual([]);
});
