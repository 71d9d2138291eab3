/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { RuledTable } from "../../../src/components/ruled-table";
import { Capacity } from "../../../src/sections/prequalification/capacity";
import { Credentials } from "../../../src/sections/prequalification/credentials";
import { Identity } from "../../../src/sections/prequalification/identity";
import { LateProjects } from "../../../src/sections/prequalification/late-projects";
import { ProjectsTable } from "../../../src/sections/prequalification/projects-table";
import { Safety } from "../../../src/sections/prequalification/safety";
import { Programme } from "../../../src/sections/project/programme";

jest.mock("gatsby", () => ({ graphql: () => undefined, withPrefix: (path: string) => path }));
jest.mock("../../../src/i18n", () => ({
  ...jest.requireActual("../../../src/i18n/format"),
  useTranslation: () => ({ t: (key: string) => key }),
  useLanguage: () => "en",
  LocalizedLink: ({ children }: { children: string }) => <a href="/">{children}</a>,
}));

test("a company that leaves everything out has no section", () => {
  const { container } = render(
    <>
      <Identity fullName="X" foundingYear={2000} city="Y" legal={null} />
      <Credentials items={[]} />
      <Capacity items={[]} />
      <Safety safety={null} />
      <ProjectsTable projects={[]} />
      <LateProjects late={null} />
    </>,
  );
  expect(container.innerHTML).toBe("");
});

test("a column is there as soon as one row has a value, nought too", () => {
  const columns = ["name", "value", "consultant"].map((label) => ({ label }));
  const rows = [
    { key: "a", cells: ["A", 0, null] },
    { key: "b", cells: ["B", undefined, ""] },
  ];
  render(<RuledTable columns={columns} rows={rows} />);
  expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    "name",
    "value",
  ]);
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["0", ""]);
});

test("the rates of safety follow from hours and injuries", () => {
  const year = { year: 2023, hours: 1_610_000, lostTime: 2, recordable: 7, fatalities: 0 };
  render(<Safety safety={[year]} />);
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    "1,610,000",
    "2",
    "1.2",
    "7",
    "4.3",
    "0",
  ]);
});

const running = {
  start: "2025-02",
  plannedHandover: "2026-09",
  expectedHandover: null,
  handover: null,
  progress: 91,
  plannedProgress: null,
  progressDate: null,
};
const bars = (container: Element) =>
  [...container.querySelectorAll("i")].map((bar) =>
    Math.round(100 * Number(bar.style.getPropertyValue("--share"))),
  );

test("a programme has a third line for a handover that is expected at another time", () => {
  const { container, rerender } = render(<Programme {...running} />);
  expect(bars(container)).toEqual([100, 91]);
  const late = { expectedHandover: "2027-01", progressDate: "2026-11-15", plannedProgress: 100 };
  rerender(<Programme {...running} {...late} />);
  expect(bars(container)).toEqual([83, 100, 91]);
  expect(container.textContent).toContain("programme.expected");
  expect(container.querySelector("figcaption")?.textContent).toBe(
    "facts.progressOnfacts.plannedProgress",
  );
});
