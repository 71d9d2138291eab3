import { z } from "zod";
import { t } from "../messages";
import { alt, file, group, id, image, listOf, textKey, withExample } from "./fields";

const stage = group("Stage", {
  id: id("frame"),
  title: textKey("stages:frame.title"),
  text: textKey("stages:frame.text"),
  receives: textKey("stages:frame.receives"),
  signs: textKey("stages:frame.signs"),
  alt: alt().optional(),
  image: image(1600, "images/stages/frame.jpg").optional(),
  level: withExample(z.number().min(-99).max(999), 10.8).optional(),
}).refine((fields) => !fields.image || fields.alt, {
  path: ["alt"],
  error: () => t("form.stageAlt"),
});

/** The stages in which a building rises, drawn one over the other on the services page. */
export const stages = file("../schemas/stages.schema.json", {
  ground: withExample(z.number().min(0).max(100), 79.5).optional(),
  metre: withExample(z.number().min(0).max(100), 2.52).optional(),
  items: listOf(stage)
    .max(6)
    .refine(({ length }) => length !== 1, { error: () => t("form.stages") }),
});
