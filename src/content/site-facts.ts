import fs from "node:fs";
import type { SiteFacts } from "./schemas/site";

/**
 * The facts of `content/site.json` as they stand; none where it is no JSON, which the check reports with its line.
 * Read and not imported: as a part of the code, each edit would have every bundle made anew.
 */
export function siteFacts(): Partial<SiteFacts> {
  try {
    return JSON.parse(fs.readFileSync("content/site.json", "utf8"));
  } catch {
    return {};
  }
}
