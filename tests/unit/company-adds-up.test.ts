import { isDemonstration } from "../../tools/launch";
import { facts, type Project, projects } from "../site-content";

/** Riyals for a unit of each currency: all are pegged, or nearly so. */
const riyals = new Map(Object.entries({ AED: 1.02, QAR: 1.03, BHD: 9.97, OMR: 9.75, KWD: 12.2 }));
const worth = ({ value }: Project) =>
  value ? (value.amount * (riyals.get(value.currency) ?? 1)) / 1e6 : 0;
const months = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 2.63e9;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const numbersIn = (text: string, before = "") =>
  (text.replaceAll(",", "").match(new RegExp(`\\d[\\d.]*(?=${before})`, "g")) ?? []).map(Number);

type Table = { id: string; rows: { cells: { en: string } }[] };
const rows = (id: string) =>
  (facts("prequalification.json").items as Table[])
    .filter((table) => table.id === id)
    .flatMap((table) => table.rows.map(({ cells }) => cells.en.split(" | ")));
const fact = (name: string) => rows("capacity").find(([label]) => label === name)?.[1] ?? "";
const underWay = projects.filter(({ status }) => status === "under-construction");

(isDemonstration(".") ? describe : describe.skip)("the company adds up", () => {
  test("shares make a whole, an average is one, the largest contract is the largest shown, all but the late were on time", () => {
    expect(sum(numbersIn(fact("Owners"), "%"))).toBe(100);
    const [average = 0, ...years] = numbersIn(fact("Turnover"), " million").reverse();
    expect(average).toBeCloseTo(sum(years) / years.length, 0);
    expect(fact("Largest contract")).toContain(`SAR ${Math.max(...projects.map(worth))} million`);
    const [onTime = 0, all = 0] = numbersIn(facts("figures.json").claim.en);
    expect(all - onTime).toBe(rows("late").length);
  });

  test("a tower's floor is no plaza, no storey is smaller than a house, and a summary counts as many", () => {
    for (const { area = 0, storeys = 0, summary } of projects.filter((one) => one.storeys)) {
      expect(area / storeys).toBeGreaterThan(800);
      expect(area / storeys).toBeLessThan(storeys > 10 ? 1600 : 16_000);
      expect(
        numbersIn(summary.en ?? "", "[ -]storey").filter((count) => count !== storeys),
      ).toEqual([]);
    }
  });

  test("work in hand holds what is left of the projects under way, which end at little more than their pace so far", () => {
    const left = underWay.map((project) => worth(project) * (1 - (project.progress ?? 0) / 100));
    const [total = 0, ...parts] = numbersIn(fact("Work in hand"), " million");
    expect(sum(parts)).toBe(total);
    expect(parts[0]).toBeGreaterThanOrEqual(Math.round(sum(left)));
    for (const { progress = 0, progressDate = "", start, ...project } of underWay) {
      const due = project.expectedHandover ?? project.plannedHandover;
      const pace = (100 - progress) / (months(progressDate, due) + 1);
      expect(pace).toBeLessThan((1.5 * progress) / months(start, progressDate));
    }
  });

  test("rates of injuries follow from hours, and hours from the people on the sites", () => {
    for (const row of rows("safety")) {
      const [, hours = 0, lost = 0, lostRate, all = 0, allRate] = numbersIn(row.join(" "));
      const rates = [lost, all].map((injuries) => Number(((injuries * 1e6) / hours).toFixed(1)));
      expect([lostRate, allRate]).toEqual(rates);
      // 48 weeks of 48 hours, and half the overtime that the law allows.
      expect(hours / Math.max(...numbersIn(fact("People")))).toBeLessThan(48 * 48 + 360);
    }
  });
});
