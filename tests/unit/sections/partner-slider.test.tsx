/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { PartnerSlider } from "../../../src/sections/partner-slider";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/components/picture/picture", () => ({
  Picture: ({ alt }: { alt: string }) => <img alt={alt} />,
}));
jest.mock("../../../src/components/slider/slider", () => ({
  Slider: ({ slides }: { slides: { id: string; content: object }[] }) => (
    <>
      {slides.map(({ id, content }) => (
        <div key={id}>{content as ReactNode}</div>
      ))}
    </>
  ),
}));
jest.mock("../../../src/i18n", () => ({
  useTranslation: () => ({ t: (key: string, { name }: { name: string }) => `${name}, ${key}` }),
}));

test.each([
  ["its kind after its name", "bank", "Khizana, partnerKinds.bank"],
  ["its name alone where it has no kind", null, "Khizana"],
])("a logo stands for %s", (_, kind, words) => {
  const items = [{ id: "khizana", name: "Khizana", link: "https://khizana.example/", kind }];
  const props = { items, title: "Partners" } as unknown as ComponentProps<typeof PartnerSlider>;
  render(<PartnerSlider {...props} />);
  expect(screen.getByRole("img", { name: words })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("title")).toBe(words);
});
