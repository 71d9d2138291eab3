import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { siteFacts } from "../content/site-facts";
import { editorHeaders } from "../editor/backend";
import { securityHeaders } from "./headers";
import { headersFile } from "./headers-file";
import { nginxConfiguration } from "./nginx";
import { writePublicFile } from "./public-file";
import { redirectsFile } from "./redirects-file";
import { siteAddress } from "./site-address";

/**
 * Writes the host's configuration from what the build contains: `_headers` and `_redirects` for CDNs, and
 * `deploy/nginx.conf`. Ends the build, naming the page, when a page contains what the policy must refuse.
 */
export function writeHostFiles({ pathPrefix, reporter }: BuildArgs): void {
  try {
    const facts = siteFacts();
    const security = securityHeaders(htmlFiles(), facts);
    const editor = facts.editor && editorHeaders(facts);
    writePublicFile("_headers", headersFile(security, pathPrefix, editor));
    writePublicFile("_redirects", redirectsFile(pathPrefix));
    fs.mkdirSync("deploy", { recursive: true });
    fs.writeFileSync(
      "deploy/nginx.conf",
      nginxConfiguration(security, pathPrefix, new URL(siteAddress().siteUrl).hostname, editor),
    );
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

/** Yields every built page: its path from the repository's root, such as `public/ar/index.html`, and its HTML. */
function* htmlFiles(): Generator<[name: string, html: string]> {
  for (const entry of fs.readdirSync("public", { recursive: true, withFileTypes: true })) {
    // `page-data/404.html/` is a folder.
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    yield [file, fs.readFileSync(file, "utf8")];
  }
}
