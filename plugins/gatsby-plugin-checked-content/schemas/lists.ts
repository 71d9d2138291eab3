import { entryOf, file, focus, group, id, image, listOf, localized } from "./fields";

const entry = { id: id("founded"), title: localized(60), text: localized(280) };
/** A title with its text. */
export const listEntry = group("ListEntry", entry);

/** The company's years, on the page about it. */
export const milestones = file("../schemas/milestones.schema.json", {
  items: listOf(listEntry).max(8),
});

/** Who is responsible for what on a project, by role and not by name. */
export const roles = file("../schemas/roles.schema.json", { items: listOf(listEntry).max(8) });

const person = group("Person", {
  id: id("general-manager"),
  name: localized(40),
  role: localized(60),
  text: localized(160),
  picture: image(480, "images/people/general-manager.jpg").optional(),
  focus: focus(),
});

/** Who leads the company, on the page about it. */
export const people = file("../schemas/people.schema.json", { items: listOf(person).max(12) });

const testimonial = group("Testimonial", { ...entry, project: entryOf("projects").optional() });

/** What clients say, on the clients page. */
export const testimonials = file("../schemas/testimonials.schema.json", {
  items: listOf(testimonial).max(6),
});
