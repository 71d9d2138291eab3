import { z } from "zod";
import { date, entryOf, file, localized } from "./fields";
import { picture } from "./project";

/** A piece of news: one file, a page in every language. */
export const newsItem = file("../../schemas/news-item.schema.json", {
  date: date("2026-11-18"),
  title: localized(50),
  summary: localized(150),
  paragraphs: z.array(localized(600)).min(1).max(8),
  picture: picture.optional(),
  project: entryOf("projects").optional(),
});
