import { file, group, id, listOf, localized, year } from "./fields";

const milestone = group("Milestone", {
  id: id("founded"),
  year: year(2016),
  text: localized(120),
});

/** The company's years, on the page about it. */
export const milestones = file("../schemas/milestones.schema.json", {
  items: listOf(milestone).max(8),
});
