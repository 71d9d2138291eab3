import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { siteFacts } from "../content/site-facts";
import { editorHeaders } from "../editor/headers";
import { securityHeaders } from "./headers";
import { headersFile } from "./headers-file";
import { nginxConfiguration } from "./nginx";
import { redirectsFile } from "./redirects-file";
import { siteAddress } from "./site-address";

/**
 * Writes the host's configuration from what the build contains: `_headers` and `_redirects` for CDNs, and
 * `deploy/nginx.conf`. Ends the build, naming the page, when a page contains what the policy must refuse.
 */
export function writeHostFiles({ store, pathPrefix, reporter }: BuildArgs): void {
  const root = store.getState().program.directory;
  const folder = path.join(root, "public");
  try {
    const facts = siteFacts();
    const security = securityHeaders(htmlFiles(root), facts);
    const editor = facts.editor && editorHeaders(facts);
    fs.writeFileSync(path.join(folder, "_headers"), headersFile(security, pathPrefix, editor));
    fs.writeFileSync(path.join(folder, "_redirects"), redirectsFile(pathPrefix));
    fs.mkdirSync(path.join(root, "deploy"), { recursive: true });
    fs.writeFileSync(
      path.join(root, "deploy/nginx.conf"),
      nginxConfiguration(security, pathPrefix, new URL(siteAddress().siteUrl).hostname, editor),
    );
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

/** Yields every built page: its path from the repository's root, such as `public/ar/index.html`, and its HTML. */
function* htmlFiles(root: string): Generator<[name: string, html: string]> {
  const folder = path.join(root, "public");
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // `page-data/404.html/` is a folder.
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    yield [path.relative(root, file), fs.readFileSync(file, "utf8")];
  }
}
