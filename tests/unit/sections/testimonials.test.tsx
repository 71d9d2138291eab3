/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Testimonials } from "../../../src/sections/testimonials";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/i18n", () => ({
  LocalizedLink: ({ to, children }: { to: string; children: string }) => (
    <a href={to}>{children}</a>
  ),
  useTranslation: () => ({ t: (key: string) => key }),
}));

const own = { id: "one", text: "On its date.", role: "A director", about: null };
const about = { slug: "school", name: "Three schools" };

test("a testimonial has its role, and the way to its project where it names one", () => {
  render(<Testimonials items={[own, { ...own, id: "two", about }]} />);
  expect(screen.getAllByText("On its date.")).toHaveLength(2);
  expect(screen.getAllByText("A director")).toHaveLength(2);
  const [link, ...others] = screen.getAllByRole("link");
  expect(link?.getAttribute("href")).toBe("/projects/school");
  expect(link?.textContent).toBe("Three schools");
  expect(others).toEqual([]);
});

test("without testimonials there is nothing", () => {
  const { container } = render(<Testimonials items={[]} />);
  expect(container.innerHTML).toBe("");
});
