import fs from "node:fs";
import path from "node:path";

/** Yields every built page: its path from the repository's root, such as `public/ar/index.html`, and its HTML. */
export function* htmlFiles(root: string): Generator<[name: string, html: string]> {
  const folder = path.join(root, "public");
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // `page-data/404.html/` is a folder.
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    yield [path.relative(root, file), fs.readFileSync(file, "utf8")];
  }
}
