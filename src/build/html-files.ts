import fs from "node:fs";
import path from "node:path";

/** A page as it was built. */
interface HtmlFile {
  path: string;
  html: string;
}

/** Reads, one after the other, every page in a folder and those in it. Throws where there is none. */
export function* htmlFiles(folder: string): Generator<HtmlFile> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // Gatsby keeps a page's data in a folder of the page's name: `page-data/404.html/`.
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    yield { path: file, html: fs.readFileSync(file, "utf8") };
  }
}
