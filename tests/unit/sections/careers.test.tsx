/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { clearDraft } from "../../../src/browser/draft";
import { Careers } from "../../../src/sections/careers";
import { applicationPath } from "../../../src/shared/application-link";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/components/toast/toast", () => ({ useToast: () => ({}) }));
jest.mock("../../../src/i18n", () => ({
  ...jest.requireActual("../../../src/i18n/format"),
  LocalizedLink: ({ to, children }: { to: string; children: string }) => (
    <a href={to}>{children}</a>
  ),
  useLanguage: () => "en",
  useTranslation: () => ({
    t: (key: string, { date = "" } = {}) => [key, date].filter(Boolean).join(" "),
  }),
}));

const vacancy = {
  path: "/vacancies/engineer",
  slug: "engineer",
  title: "Site engineer",
  place: { name: "Riyadh" },
  kind: "full-time",
  closes: "2027-01-31",
};

test("a vacancy stands with city, kind and closing date; its page leads to the form with the job filled in", () => {
  clearDraft("application");
  window.history.replaceState(null, "", applicationPath("engineer"));
  render(
    <Careers
      careersEmail="jobs@company.example"
      phones={["+973 17 000 000"]}
      whatsapp={null}
      vacancies={[vacancy]}
      forms={null}
    />,
  );
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Site engineerRiyadhvacancies.kinds.full-timevacancies.closes 31 January 2027",
  );
  expect(screen.getByRole("link", { name: "Site engineer" })).toHaveAttribute("href", vacancy.path);
  expect(screen.getByRole("textbox", { name: "labels.jobTitle" })).toHaveValue("Site engineer");
  expect(window.location.href).toMatch(/\/clients#apply$/);
});
