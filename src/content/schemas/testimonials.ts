import { z } from "zod";
import { group, id, localized, schemaReference } from "./fields";

const testimonial = group("Testimonial", {
  id: id("school"),
  text: localized(280, {
    ar: "سلّمونا المدارس قبل الموعد بشهر.",
    en: "They handed the schools over a month early.",
  }),
  role: localized(60, { ar: "مدير مرافق، المنامة", en: "Facilities director, Manama" }),
  project: id("school").optional(),
});

/** What clients say, on the clients page. */
export const testimonials = z.strictObject({
  $schema: schemaReference("testimonials"),
  items: z.array(testimonial).max(6),
});
