import { z } from "zod";
import { file, group, id, listOf, localized, month, withExample, year } from "./fields";

const count = (example: number) => withExample(z.int().min(0), example);

const fact = group("CapacityFact", {
  id: id("turnover"),
  label: localized(40),
  text: localized(200),
  asOf: month("2026-09").optional(),
});

const safetyYear = group("SafetyYear", {
  year: year(2025),
  hours: withExample(z.int().positive(), 1630000),
  lostTime: count(0),
  recordable: count(3),
  fatalities: count(0),
});

const lateProject = group("LateProject", {
  id: id("clinics"),
  name: localized(80),
  client: localized(60).optional(),
  due: month("2023-10"),
  weeks: withExample(z.int().positive(), 2),
  reason: localized(200),
});

/** What a client's procurement asks for, beside credentials and projects. */
export const prequalification = file("../schemas/prequalification.schema.json", {
  items: listOf(fact),
  safety: listOf(safetyYear, "year").optional(),
  late: listOf(lateProject).optional(),
});
