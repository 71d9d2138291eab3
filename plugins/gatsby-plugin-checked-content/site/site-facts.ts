import fs from "node:fs";
import type { SiteFacts } from "../schemas/site";

/** The facts of `content/site.json`; none where it is not valid JSON. Not imported, since then each edit would rebuild every bundle. */
export function siteFacts(): SiteFacts {
  try {
    return JSON.parse(fs.readFileSync("content/site.json", "utf8"));
  } catch {
    return {} as SiteFacts;
  }
}
