import { z } from "zod";
import {
  alt,
  date,
  drawing,
  entryOf,
  file,
  focus,
  group,
  image,
  localized,
  month,
  oneOf,
  pattern,
  withExample,
} from "./fields";

const roles = ["main-contractor", "subcontractor", "fit-out", "operation"] as const;
const contracts = ["lump-sum", "remeasured", "design-and-build", "cost-plus"] as const;

/** A picture of an entry of a collection. */
export const picture = group("EntryPicture", {
  image: image(1280, "../images/projects/tower.jpg"),
  alt: alt(),
  focus: focus(),
  caption: localized(120).optional(),
  date: month("2026-09").optional(),
});

const projectDrawing = group("ProjectDrawing", {
  kind: oneOf("DrawingKind", ["elevation", "section", "plan"], "elevation"),
  file: drawing("../images/drawings/tower.svg"),
  title: localized(60),
});

const percent = (example: number) => withExample(z.int().min(0).max(100), example).optional();

const value = group("ContractValue", {
  amount: withExample(z.int().positive(), 212000000),
  currency: pattern(/^[A-Z]{3}$/, "form.currency", "SAR"),
  asBand: withExample(z.boolean(), true).optional(),
});

/** A project: one file, a page in every language. Its id is the name of its file. */
export const project = file("../../schemas/project.schema.json", {
  name: localized(50),
  sector: entryOf("sectors"),
  city: entryOf("cities"),
  client: localized(60).optional(),
  consultant: localized(60).optional(),
  architect: localized(60).optional(),
  role: oneOf("ProjectRole", roles, "main-contractor"),
  status: oneOf("ProjectStatus", ["finished", "under-construction"], "finished"),
  progress: percent(62),
  plannedProgress: percent(65),
  progressDate: date("2026-11-15").optional(),
  start: month("2021-03"),
  plannedHandover: month("2023-06"),
  expectedHandover: month("2027-01").optional(),
  handover: month("2023-05").optional(),
  area: withExample(z.int().positive(), 12000).optional(),
  storeys: withExample(z.int().positive(), 28).optional(),
  contract: oneOf("ContractForm", contracts, "lump-sum").optional(),
  value: value.optional(),
  highlight: localized(28),
  summary: localized(150),
  paragraphs: z.array(localized(420)).max(4),
  scope: z.array(localized(70)).max(8),
  pictures: z.array(picture).min(1),
  drawings: z.array(projectDrawing).optional(),
  order: withExample(z.int().min(1).max(999), 1),
});

export type Project = z.infer<typeof project>;
