/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SharePage } from "../../../src/sections/share-links";

jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/i18n", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const pinned = (picture?: string) => {
  render(<SharePage address="https://company.example/en/terms/" title="Terms" {...{ picture }} />);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /pinterest/ });
  return Object.fromEntries(new URL(link.href).searchParams);
};
const page = { url: "https://company.example/en/terms/", description: "Terms" };

test("a page is pinned with its picture", () => {
  const media = "https://company.example/share.jpg";
  expect(pinned(media)).toEqual({ ...page, media });
});

test("a page without a picture is pinned without one", () => {
  expect(pinned()).toEqual(page);
});
