/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Article } from "../../../src/sections/article";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/sections/share-links", () => ({ ShareLinks: () => null }));
jest.mock("../../../src/sections/use-current-section", () => ({ useCurrentSection: () => "" }));
jest.mock("../../../src/i18n", () => ({
  useTranslation: () => ({ t: (key: string) => key }),
}));

test("an empty line begins a paragraph, whatever system wrote it", () => {
  const text = "One.\n\nTwo.\r\n\r\nThree.\n \n\n\nFour.";
  const sections = [{ id: "a", title: "A", text }];
  const more = {
    path: "/policy",
    legal: null,
    leftOut: ["hidden"],
    gregorian: null,
    hijri: null,
    identity: {} as never,
    shared: {} as never,
  };
  const { container } = render(<Article sections={sections} {...more} />);
  const shown = [...container.querySelectorAll("section p")].map((one) => one.textContent);
  expect(shown).toEqual(["One.", "Two.", "Three.", "Four."]);
});
