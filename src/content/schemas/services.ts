import { z } from "zod";
import { alt, file, focus, group, id, image, listOf, textKey, withExample } from "./fields";

const service = group("Service", {
  id: id("build"),
  title: textKey("services:constructionTitle"),
  description: textKey("services:constructionDescription"),
  alt: alt(),
  image: image(1280, "images/services/construction.jpg"),
  focus: focus(),
  details: z.array(image(640, "images/services/construction-crane.jpg")).max(2).optional(),
});

/** The services. */
export const services = file("../schemas/services.schema.json", {
  items: listOf(service).min(1),
  callToAction: group("Backdrop", {
    image: image(1280, "images/projects/skyline-night.jpg"),
    focus: focus(),
  }).optional(),
  permanentIds: withExample(z.array(id("build")).optional(), ["build"]),
});
