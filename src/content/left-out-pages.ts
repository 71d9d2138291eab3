import fs from "node:fs";
import path from "node:path";
import { templates } from "./schemas/page";

/**
 * Tells the bundler which pages of the site's own templates have no file in `content/pages`, so that buttons to them
 * are left out too. Before the bundler starts.
 */
export function nameLeftOutPages(root: string): void {
  const folder = path.join(root, "content/pages");
  const made = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map(
      (name) => /"path":\s*"([^"]*)"/.exec(fs.readFileSync(path.join(folder, name), "utf8"))?.[1],
    );
  const missing = Object.values(templates).flatMap(({ path: own }) => own ?? []);
  process.env.GATSBY_LEFT_OUT_PAGES = missing.filter((own) => !made.includes(own)).join(" ");
}
