import fs from "node:fs";
import path from "node:path";

/** Writes a file of the site, by its path below `public/` or another folder. */
export function writePublicFile(name: string, content: string | Buffer, folder = "public"): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
