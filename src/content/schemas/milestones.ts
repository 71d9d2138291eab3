import { z } from "zod";
import { group, id, localized, schemaReference, year } from "./fields";

const milestone = group("Milestone", {
  id: id("founded"),
  year: year(2016),
  text: localized(120, { ar: "تأسست الشركة في الرياض.", en: "The company was founded in Riyadh." }),
});

/** The company's years, on the page about it. */
export const milestones = z.strictObject({
  $schema: schemaReference("milestones"),
  items: z.array(milestone).max(8),
});
