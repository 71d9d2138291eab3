import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { publishEditor } from "../editor/files";
import { writeHostFiles } from "./host-files";
import { writeManifest } from "./manifest";
import { writeRobotFiles } from "./robots";
import { publishSearchIndex } from "./search-index";
import { publishServedFiles } from "./served-files";

/** What Gatsby writes into `public/` for its own use, or for a feature that is not used. No page requests it. */
const unused = ["webpack.stats.json", "chunk-map.json", "~partytown"];

/** Folders of `static/` that Gatsby copies, leaving in `public/` the files that are no longer there. */
const copied = ["film", "flags", "og", "profile"];

/** After the build: writes the files of `public/` beside the pages. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  for (const folder of copied) removeFilesWithoutSource(folder);
  publishServedFiles();
  await publishSearchIndex(args);
  writeManifest();
  await writeRobotFiles(args);
  writeHostFiles(args);
  for (const name of unused) fs.rmSync(path.join("public", name), { recursive: true, force: true });
  publishEditor(args);
}

function removeFilesWithoutSource(folder: string): void {
  const published = path.join("public", folder);
  for (const name of fs.existsSync(published) ? fs.readdirSync(published) : [])
    if (!fs.existsSync(path.join("static", folder, name))) fs.rmSync(path.join(published, name));
}
