import type { BuildArgs } from "gatsby";
import { publishEditor } from "../editor/publish";
import { removeBuildNotes, removeLeftoverPictures } from "../gatsby/leftovers";
import { publishFilmTracks } from "./film-tracks";
import { writeHostFiles } from "./host-files";
import { writeManifest } from "./manifest";
import { writeRobotFiles } from "./robots";
import { publishSearchIndex } from "./search-index";
import { publishLocales } from "./served-locales";

/** After the build: writes the files of `public/` beside the pages. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  publishLocales(args);
  await publishSearchIndex(args);
  publishFilmTracks(args);
  writeManifest(args);
  await writeRobotFiles(args);
  writeHostFiles(args);
  removeLeftoverPictures(args);
  removeBuildNotes(args);
  publishEditor(args);
}
