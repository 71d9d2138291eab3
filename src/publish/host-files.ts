import fs from "node:fs";
import { siteFacts } from "../content/site-facts";
import { editorHeaders } from "../editor/backend";
import type { InlineHashes } from "./content-security-policy";
import { securityHeaders } from "./headers";
import { headersFile } from "./headers-file";
import { nginxConfiguration } from "./nginx";
import { writePublicFile } from "./public-file";
import { redirectsFile } from "./redirects-file";
import { siteAddress } from "./site-address";

/** Writes the host's configuration from what the build contains: `_headers` and `_redirects` for CDNs, and `deploy/nginx.conf`. */
export function writeHostFiles(pathPrefix: string, pages: readonly InlineHashes[]): void {
  const facts = siteFacts();
  const security = securityHeaders(pages, facts);
  const editor = facts.editor && editorHeaders(facts);
  writePublicFile("_headers", headersFile(security, pathPrefix, editor));
  writePublicFile("_redirects", redirectsFile(pathPrefix));
  fs.mkdirSync("deploy", { recursive: true });
  fs.writeFileSync(
    "deploy/nginx.conf",
    nginxConfiguration(security, pathPrefix, new URL(siteAddress().siteUrl).hostname, editor),
  );
}
