import { t } from "../messages";
import { group, oneOf, pattern, servedFile, servedFiles } from "./fields";

const loop = group("FilmLoop", {
  webm: servedFile("webm", 1.5, "/film/loop.webm"),
  mp4: servedFile("mp4", 1.5, "/film/loop.mp4"),
});

/** The first page shows our own loop. The dialog shows our own film, or one of a video service by its id. */
export const film = group("Film", {
  channel: oneOf("FilmChannel", ["youtube", "vimeo", "custom"], "custom").optional(),
  id: pattern(/^[\w-]+$/, "form.filmId", "a1B2c3D4e5F").optional(),
  webm: servedFile("webm", 8, "/film/film.webm"),
  mp4: servedFile("mp4", 8, "/film/film.mp4"),
  loop,
  captions: servedFiles("vtt", 0.1, "/film/captions-{code}.vtt").optional(),
}).refine(({ channel, id }) => channel === "custom" || id, {
  path: ["id"],
  error: () => t("form.noFilmId"),
});
