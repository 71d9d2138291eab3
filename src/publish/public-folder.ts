import type { BuildArgs } from "gatsby";
import { publishEditor, removeEditor } from "../editor/publish";
import { loadScriptsAfterPaint } from "../gatsby/scripts-after-paint";
import { writeHostFiles } from "./host-files";
import { writeRobotFiles } from "./robots";
import { publishSearchIndex } from "./search-index";
import { publishLocales } from "./served-locales";

/** After the build: what stands in `public/` beside the pages, and what of a page is known only now. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  // What follows looks at every page in the folder: the editor is none of them.
  removeEditor(args);
  publishLocales(args);
  publishSearchIndex(args);
  await writeRobotFiles(args);
  loadScriptsAfterPaint(args);
  writeHostFiles(args);
  publishEditor(args);
}
