/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Milestones } from "../../../src/sections/milestones";
import { Roles } from "../../../src/sections/roles";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/i18n", () => ({
  useTranslation: () => ({ t: (key: string) => key }),
}));

test("each year stands with what happened, each role with what it answers for", () => {
  render(
    <>
      <Milestones items={[{ id: "founded", year: 2016, text: "Founded." }]} />
      <Roles items={[{ id: "estimator", title: "Estimator", text: "Prices." }]} />
    </>,
  );
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "2016",
    "Estimator",
  ]);
  expect(screen.getAllByRole("definition").map((text) => text.textContent)).toEqual([
    "Founded.",
    "Prices.",
  ]);
});

test("without milestones and roles there is nothing", () => {
  const { container } = render(
    <>
      <Milestones items={[]} />
      <Roles items={[]} />
    </>,
  );
  expect(container.innerHTML).toBe("");
});
