import { city, date, file, group, id, listOf, localized, oneOf } from "./fields";

const kinds = ["full-time", "part-time", "contract", "internship"] as const;

const vacancy = group("Vacancy", {
  id: id("site-engineer"),
  title: localized(60, "مهندس موقع", "Site engineer"),
  city: city(),
  kind: oneOf("VacancyKind", kinds, "full-time"),
  posted: date("2026-11-01"),
  closes: date("2027-01-31"),
});

/** The jobs that the company has to give. */
export const vacancies = file("../schemas/vacancies.schema.json", { items: listOf(vacancy) });
