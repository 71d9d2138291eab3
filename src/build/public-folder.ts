import type { BuildArgs } from "gatsby";
import { writeHeaders } from "./headers";
import { writeRobotFiles } from "./robots";
import { publishLocales } from "./served-locales";

/** After the build: writes what stands in `public/` beside the pages. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  publishLocales(args);
  await writeRobotFiles(args);
  writeHeaders(args);
}
