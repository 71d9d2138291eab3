import { z } from "zod";
import { ownAnchors } from "../../../shared/anchors";
import { t } from "../messages";
import { alt, entryOf, file, focus, group, id, image, listOf, localized, textKey } from "./fields";
import { listEntry } from "./lists";
import { templates } from "./page";
import { picture } from "./project";

/** True for an anchor that a page with services has already: of its layout, a section, a work, a stage or a client. */
const isTaken = (name: string) =>
  ownAnchors.test(name) ||
  /^(work|stage|client)-/.test(name) ||
  [templates.home, templates.services].some(({ anchors }) => anchors?.includes(name));

/** What the page of a service holds beside the service itself. */
const offer = group("Offer", {
  summary: localized(150),
  paragraphs: z.array(localized(600)).min(1).max(6),
  scope: z.array(localized(90)).max(12).optional(),
  steps: listOf(listEntry).max(8).optional(),
  pictures: z.array(picture).max(6).optional(),
  projects: z.array(entryOf("projects")).optional(),
  questions: listOf(listEntry).max(10).optional(),
});

const service = group("Service", {
  id: id("build").refine((name) => !isTaken(name), { error: () => t("form.ownAnchor") }),
  title: textKey("services:constructionTitle"),
  description: textKey("services:constructionDescription"),
  alt: alt(),
  image: image(1280, "images/services/construction.jpg"),
  focus: focus(),
  details: z.array(image(640, "images/services/construction-blockwork.jpg")).max(2).optional(),
  page: offer.optional(),
});

export type Service = z.infer<typeof service>;

/** The services. */
export const services = file("../schemas/services.schema.json", {
  items: listOf(service).min(1),
  callToAction: group("Backdrop", {
    image: image(1280, "images/projects/skyline-night.jpg"),
    focus: focus(),
  }).optional(),
});
