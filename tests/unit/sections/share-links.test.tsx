/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ShareLinks } from "../../../src/sections/share-links";

jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/i18n", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

// With its picture: tests/e2e/pages/header.spec.ts.
test("a page without a picture is pinned without one", () => {
  const url = "https://company.example/en/terms/";
  render(<ShareLinks address={url} title="Terms" />);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /pinterest/ });
  expect([...new URL(link.href).searchParams]).toEqual([
    ["url", url],
    ["description", "Terms"],
  ]);
});
