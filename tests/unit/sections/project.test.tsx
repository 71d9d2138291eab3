/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ProjectBody } from "../../../src/sections/project/project-body";
import { ProjectEnd } from "../../../src/sections/project/project-end";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/i18n", () => ({
  asTyped: (text: string) => text,
  useTranslation: () => ({ t: (key: string) => key }),
  useLanguage: () => "en",
  LocalizedLink: ({ to, children }: { to: string; children: string }) => (
    <a href={to}>{children}</a>
  ),
}));
jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/components/picture/picture", () => ({ Picture: () => null }));
jest.mock("../../../src/sections/project/programme", () => ({ Programme: () => null }));

test("two equal paragraphs, and two equal works, stand both", () => {
  const complain = jest.spyOn(console, "error").mockImplementation();
  const twice = { paragraphs: ["Same", "Same"], scope: ["x", "x"] };
  const project = { name: "Tower", place: {}, kind: {}, ...twice };
  render(<ProjectBody {...(project as unknown as Queries.ProjectBodyFragment)} />);
  expect(screen.getAllByText("Same")).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
});

test("the next project is offered though it has the same name; the only one offers nothing", () => {
  const next = { slug: "villa-2", name: "Villa", cover: { image: null, focus: null } };
  const endOf = (slug: string) =>
    render(<ProjectEnd slug={slug} name="Villa" whatsapp={null} next={next as never} />);
  endOf("villa-2");
  expect(screen.queryByRole("link", { name: /Villa/ })).toBeNull();
  endOf("villa-1");
  expect(screen.getByRole("link", { name: /Villa/ }).getAttribute("href")).toContain("villa-2");
});
