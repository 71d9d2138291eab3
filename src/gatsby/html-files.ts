import fs from "node:fs";
import path from "node:path";

/** Reads, one after the other, the pages that were built: each with its path from the repository's root, as in `public/ar/index.html`. */
export function* htmlFiles(root: string): Generator<[name: string, html: string]> {
  const folder = path.join(root, "public");
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // Gatsby keeps a page's data in a folder of the page's name: `page-data/404.html/`.
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    yield [path.relative(root, file), fs.readFileSync(file, "utf8")];
  }
}
