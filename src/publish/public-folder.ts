import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { publishEditor } from "../editor/publish";
import { publishFilmTracks } from "./film-tracks";
import { writeHostFiles } from "./host-files";
import { writeManifest } from "./manifest";
import { writeRobotFiles } from "./robots";
import { publishSearchIndex } from "./search-index";
import { publishLocales } from "./served-locales";

/** What Gatsby writes into `public/` for its own use. No page requests it. */
const buildNotes = ["webpack.stats.json", "chunk-map.json"];

/** After the build: writes the files of `public/` beside the pages. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  publishLocales(args);
  await publishSearchIndex(args);
  publishFilmTracks(args);
  writeManifest(args);
  await writeRobotFiles(args);
  writeHostFiles(args);
  removeBuildNotes(args);
  publishEditor(args);
}

function removeBuildNotes({ store }: BuildArgs): void {
  const folder = path.join(store.getState().program.directory, "public");
  for (const name of buildNotes) fs.rmSync(path.join(folder, name), { force: true });
}
