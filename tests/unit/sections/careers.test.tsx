/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { clearDraft, readDraft } from "../../../src/browser/draft";
import { Careers } from "../../../src/sections/careers";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/components/toast/toast", () => ({ useToast: () => ({}) }));
jest.mock("../../../src/i18n", () => ({
  ...jest.requireActual("../../../src/i18n/format"),
  useLanguage: () => "en",
  useTranslation: () => ({
    t: (key: string, { date = "" } = {}) => [key, date].filter(Boolean).join(" "),
  }),
}));

const vacancy = {
  id: "engineer",
  title: "Site engineer",
  place: { name: "Riyadh" },
  kind: "full-time",
  closes: "2027-01-31",
};
const open = (items: (typeof vacancy)[]) =>
  render(
    <Careers
      careersEmail="jobs@company.example"
      phones={["+973 17 000 000"]}
      whatsapp={null}
      vacancies={{ items }}
    />,
  );

beforeEach(() => clearDraft("application"));

test("a vacancy stands with city, kind and closing date; chosen, it fills the form and moves the focus there", () => {
  open([vacancy]);
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Site engineerRiyadhvacancies.kinds.full-timevacancies.closes 31 January 2027",
  );
  fireEvent.click(screen.getByRole("link", { name: "Site engineer" }));
  const field = screen.getByRole("textbox", { name: "labels.jobTitle" });
  expect(field).toHaveValue("Site engineer");
  expect(field).toHaveFocus();
  expect(readDraft("application")).toMatchObject({ jobTitle: "Site engineer" });
});
