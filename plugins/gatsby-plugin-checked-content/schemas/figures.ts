import { z } from "zod";
import { t } from "../messages";
import { file, group, id, listOf, localized, month, textKey, withExample } from "./fields";

const figure = group("Figure", {
  id: id("handed-over"),
  value: withExample(z.number().positive(), 141),
  asOf: month("2026-09"),
  unit: localized(20).optional(),
  label: localized(60),
  note: localized(160),
  goal: textKey("who-we-are:goals.items.quality.title").optional(),
});

/** The company in figures, each with its date and how it is counted. */
export const figures = file("../schemas/figures.schema.json", {
  title: localized(40).optional(),
  claim: localized(110).optional(),
  items: listOf(figure)
    .max(6)
    .refine(({ length }) => length === 0 || length >= 3, {
      error: () => t("form.figures"),
    }),
}).refine(({ title, items }) => title || items.length === 0, {
  error: () => t("missingField", { field: '"title"' }),
  path: ["title"],
});
