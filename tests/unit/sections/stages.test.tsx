/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Stages } from "../../../src/sections/stages/stages";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/components/picture/picture", () => ({
  Picture: ({ alt }: { alt: string }) => <img alt={alt} />,
}));
jest.mock("../../../src/i18n", () => ({
  useContentText: () => (key: string) => key,
  useTranslation: () => ({ t: (key: string) => key }),
}));

test("a stage without a picture has its words alone, and no place for one", () => {
  const stage = (id: string, picture: object) => ({
    id,
    title: `${id}.title`,
    text: `${id}.text`,
    receives: `${id}.receives`,
    signs: `${id}.signs`,
    level: null,
    ...picture,
  });
  const none = { alt: null, image: null };
  const items = [
    stage("contract", none),
    stage("frame", { alt: "A frame", image: { childImageSharp: null } }),
    stage("defects", none),
  ];
  render(<Stages {...({ items } as unknown as ComponentProps<typeof Stages>)} />);
  const rows = screen.getAllByRole("listitem");
  expect(rows.map(({ children }) => children.length)).toEqual([1, 2, 1]);
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual([
    "A frame",
  ]);
});
