import { z } from "zod";
import { ownAnchors } from "../../../shared/anchors";
import { t } from "../messages";
import { alt, file, focus, group, id, image, listOf, textKey } from "./fields";
import { templates } from "./page";

/** True for an anchor that a page with services has already: of its layout, a section, a work, a stage or a client. */
const isTaken = (name: string) =>
  ownAnchors.test(name) ||
  /^(work|stage|client)-/.test(name) ||
  [templates.home, templates.services].some(({ anchors }) => anchors?.includes(name));

const service = group("Service", {
  id: id("build").refine((name) => !isTaken(name), { error: () => t("form.ownAnchor") }),
  title: textKey("services:constructionTitle"),
  description: textKey("services:constructionDescription"),
  alt: alt(),
  image: image(1280, "images/services/construction.jpg"),
  focus: focus(),
  details: z.array(image(640, "images/services/construction-blockwork.jpg")).max(2).optional(),
});

/** The services. */
export const services = file("../schemas/services.schema.json", {
  items: listOf(service).min(1),
  callToAction: group("Backdrop", {
    image: image(1280, "images/projects/skyline-night.jpg"),
    focus: focus(),
  }).optional(),
});
