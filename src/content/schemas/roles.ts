import { file, group, id, listOf, localized } from "./fields";

const responsibility = group("Responsibility", {
  id: id("project-manager"),
  title: localized(40),
  text: localized(120),
});

/** Who is responsible for what on a project, by role and not by name. */
export const roles = file("../schemas/roles.schema.json", {
  items: listOf(responsibility).max(8),
});
