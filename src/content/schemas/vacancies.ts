import { z } from "zod";
import { city, date, group, id, localized, oneOf, schemaReference, withExample } from "./fields";

const kinds = ["full-time", "part-time", "contract", "internship"] as const;

const vacancy = group("Vacancy", {
  id: id("site-engineer"),
  title: localized(60, { ar: "مهندس موقع", en: "Site engineer" }),
  city: city(),
  kind: withExample(oneOf("VacancyKind", kinds), "full-time"),
  posted: date("2026-11-01"),
  closes: date("2027-01-31"),
});

/** The jobs that the company has to give. */
export const vacancies = z.strictObject({
  $schema: schemaReference("vacancies"),
  items: z.array(vacancy),
});
