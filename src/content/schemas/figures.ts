import { z } from "zod";
import { messages } from "../messages";
import { group, id, localized, month, schemaReference, textKey, withExample } from "./fields";

const figure = group("Figure", {
  id: id("handed-over"),
  value: withExample(z.number().positive(), 141),
  unit: localized(20, { ar: "مليون ساعة", en: "million hours" }).optional(),
  label: localized(60, { ar: "مشروعًا سُلِّم", en: "projects handed over" }),
  asOf: month("2026-09"),
  note: localized(160, {
    ar: "بحسب محاضر التسليم.",
    en: "Counted by handover certificate.",
  }),
  goal: textKey("who-we-are:goals.items.quality.title").optional(),
});

/** The company in figures, each with its date and how it is counted. */
export const figures = z.strictObject({
  $schema: schemaReference("figures"),
  title: localized(40, { ar: "بالأرقام", en: "In figures" }),
  claim: localized(110, {
    ar: "سُلّمت 94% من مشاريعنا في موعدها.",
    en: "94% of our projects were handed over by their date.",
  }).optional(),
  items: z
    .array(figure)
    .max(6)
    .refine(({ length }) => length === 0 || length >= 3, {
      error: () => messages.form.figures,
    }),
});
