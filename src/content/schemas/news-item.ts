import { z } from "zod";
import { date, entryOf, file, localized } from "./fields";
import { picture } from "./project";

/** A piece of news: one file, a page in every language. */
export const newsItem = file("../../schemas/news-item.schema.json", {
  date: date("2026-11-18"),
  title: localized(50, "الهيكل يبلغ الطابق 19", "The frame reaches level 19"),
  summary: localized(
    150,
    "بقي من الهيكل تسعة طوابق، ويكتمل في يناير.",
    "Nine storeys of the frame are left, and it tops out in January.",
  ),
  paragraphs: z
    .array(localized(600, "صُبّت البلاطة في ليلة واحدة.", "The slab was poured in one night."))
    .min(1)
    .max(8),
  picture: picture.optional(),
  project: entryOf("projects").optional(),
});
