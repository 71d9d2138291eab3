import { entryOf, file, group, id, listOf, localized } from "./fields";

const testimonial = group("Testimonial", {
  id: id("school"),
  text: localized(
    280,
    "سلّمونا المدارس قبل الموعد بشهر.",
    "They handed the schools over a month early.",
  ),
  role: localized(60, "مدير مرافق، المنامة", "Facilities director, Manama"),
  project: entryOf("projects").optional(),
});

/** What clients say, on the clients page. */
export const testimonials = file("../schemas/testimonials.schema.json", {
  items: listOf(testimonial).max(6),
});
