/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Claim } from "../../../src/sections/claim";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/i18n", () => ({
  LocalizedLink: ({ to, children }: { to: string; children: string }) => (
    <a href={to}>{children}</a>
  ),
  useTranslation: () => ({ t: (key: string) => key }),
}));

test("a claim stands beside the way to the contact form", () => {
  render(<Claim claim="94% by their date." />);
  expect(screen.getByText("94% by their date.")).toBeTruthy();
  const link = screen.getByRole("link", { name: "askForOffer" });
  expect(link.getAttribute("href")).toBe("/contact-us#contact-form");
});

test("without a claim there is nothing", () => {
  const { container } = render(<Claim claim={null} />);
  expect(container.innerHTML).toBe("");
});
