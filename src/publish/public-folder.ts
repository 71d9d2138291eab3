import type { BuildArgs } from "gatsby";
import { loadScriptsAfterPaint } from "../gatsby/scripts-after-paint";
import { publishFilmTracks } from "./film-tracks";
import { writeHostFiles } from "./host-files";
import { writeRobotFiles } from "./robots";
import { publishSearchIndex } from "./search-index";
import { publishLocales } from "./served-locales";

/** After the build: what stands in `public/` beside the pages, and what of a page is known only now. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  publishLocales(args);
  publishSearchIndex(args);
  publishFilmTracks(args);
  await writeRobotFiles(args);
  loadScriptsAfterPaint(args);
  writeHostFiles(args);
}
