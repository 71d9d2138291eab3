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

/** After the build: writes the files of `public/` beside the pages. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  publishServedFiles();
  await publishSearchIndex(args);
  writeManifest();
  await writeRobotFiles(args);
  writeHostFiles(args);
  for (const name of unused) fs.rmSync(path.join("public", name), { recursive: true, force: true });
  publishEditor(args);
}
