import fs from "node:fs";
import path from "node:path";

/** Writes a file of the site, by its path below `public/`. */
export function writePublicFile(name: string, content: string | Buffer): void {
  const file = path.join("public", name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
