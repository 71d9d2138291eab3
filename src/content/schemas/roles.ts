import { z } from "zod";
import { group, id, localized, schemaReference } from "./fields";

const responsibility = group("Responsibility", {
  id: id("project-manager"),
  title: localized(40, { ar: "مدير المشروع", en: "Project manager" }),
  text: localized(120, {
    ar: "مسؤول أمام العميل عن الموعد والتكلفة.",
    en: "Answers to the client for date and cost.",
  }),
});

/** Who is responsible for what on a project, by role and not by name. */
export const roles = z.strictObject({
  $schema: schemaReference("roles"),
  items: z.array(responsibility).max(8),
});
