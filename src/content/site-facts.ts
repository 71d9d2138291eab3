import fs from "node:fs";
import type { SiteFacts } from "./schemas/site";

/**
 * The facts of `content/site.json`; empty when it is not valid JSON, which the check reports.
 * Read, not imported: as an import, each edit would rebuild every bundle.
 */
export function siteFacts(): Partial<SiteFacts> {
  try {
    return JSON.parse(fs.readFileSync("content/site.json", "utf8"));
  } catch {
    return {};
  }
}
