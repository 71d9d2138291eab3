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
  publishServedFiles(args);
  await publishSearchIndex(args);
  writeManifest(args);
  await writeRobotFiles(args);
  writeHostFiles(args);
  removeUnused(args);
  publishEditor(args);
}

function removeUnused({ store }: BuildArgs): void {
  const folder = path.join(store.getState().program.directory, "public");
  for (const name of unused) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}
