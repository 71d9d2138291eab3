/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Claim } from "../../../src/sections/claim";

let mockDisabled = false;
jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/shared/disabled-pages", () => ({ isPageDisabled: () => mockDisabled }));
jest.mock("../../../src/components/action", () => ({
  Action: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
jest.mock("../../../src/i18n", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

test("a claim has two ways: to the projects, and to ask for an offer", () => {
  render(<Claim claim="47 of 50" />);
  const [projects, offer] = screen.getAllByRole("link");
  expect(projects?.getAttribute("href")).toBe("/projects");
  expect(offer?.textContent).toBe("askForOffer");
});

test("without a claim the way to ask for an offer stays", () => {
  render(<Claim claim={null} />);
  expect(screen.getByRole("link", { name: "askForOffer" })).toBeTruthy();
  expect(screen.queryByRole("paragraph")).toBeNull();
});

test("without a claim and a form there is nothing", () => {
  mockDisabled = true;
  const { container } = render(<Claim claim={null} />);
  expect(container.innerHTML).toBe("");
});
