import { z } from "zod";
import { date, entryOf, file, localized, oneOf } from "./fields";

const kinds = ["full-time", "part-time", "contract", "internship"] as const;
const points = () => z.array(localized(160)).min(1).max(8);

/** A job that the company has to give: one file, a page in every language until it closes. */
export const vacancy = file("../../schemas/vacancy.schema.json", {
  title: localized(50),
  summary: localized(150),
  city: entryOf("cities"),
  kind: oneOf("VacancyKind", kinds, "full-time"),
  posted: date("2026-11-01"),
  closes: date("2027-01-31"),
  project: entryOf("projects").optional(),
  duties: points(),
  requirements: points(),
});
