import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { publishEditor } from "../editor/files";
import { searchFolder, wordsFolder } from "../shared/served-folders";
import { writeHostFiles } from "./host-files";
import { writeManifest } from "./manifest";
import { writeRobotFiles } from "./robots";
import { publishSearchIndex } from "./search-index";
import { publishServedFiles } from "./served-files";

/** What Gatsby writes into `public/` for its own use, or for a feature that is not used. No page requests it. */
const unused = ["webpack.stats.json", "chunk-map.json", "~partytown"];

/** What every build copies or writes anew. Gatsby would leave the files of the last build among them, also those that the site no longer has. */
const copied = ["film", "flags", "og", "profile", wordsFolder, searchFolder];

/** Before the build: removes what it will copy and write. */
export function emptyPublicFolder({ store }: BuildArgs): void {
  remove(store.getState().program.directory, copied);
}

/** After the build: writes the files of `public/` beside the pages. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  publishServedFiles(args);
  await publishSearchIndex(args);
  writeManifest(args);
  await writeRobotFiles(args);
  writeHostFiles(args);
  remove(args.store.getState().program.directory, unused);
  publishEditor(args);
}

function remove(root: string, names: string[]): void {
  for (const name of names)
    fs.rmSync(path.join(root, "public", name), { recursive: true, force: true });
}
