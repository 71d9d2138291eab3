import { entryOf, file, group, id, listOf, localized } from "./fields";

const testimonial = group("Testimonial", {
  id: id("school"),
  text: localized(280),
  role: localized(60),
  project: entryOf("projects").optional(),
});

/** What clients say, on the clients page. */
export const testimonials = file("../schemas/testimonials.schema.json", {
  items: listOf(testimonial).max(6),
});
