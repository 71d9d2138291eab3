import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { SiteFacts } from "../../src/content/schemas/site";
import { siteFacts } from "../../src/content/site-facts";
import { securityHeaders } from "../../src/publish/headers";
import { nginxConfiguration } from "../../src/publish/nginx";
import type { Deployment } from "../nginx";

/** The hashes in the names of scripts and style sheets, and the one by which a page knows its build. */
const named = /-([0-9a-f]{16,})\.js$|\.([0-9a-f]{16,})\.css$/;
const isText = /\.(html|js|css|json|map)$/;

/**
 * Writes what the next build of a site would be, if it changed every script and every page: the same files, with other
 * names for scripts and style sheets. Gives it as nginx serves it.
 */
export function nextDeployment(from: string, to: string): Deployment {
  fs.cpSync(from, to, { recursive: true });
  const files = fs
    .readdirSync(to, { recursive: true, encoding: "utf8" })
    .filter((file) => fs.statSync(path.join(to, file)).isFile());
  const { webpackCompilationHash } = JSON.parse(
    fs.readFileSync(path.join(to, "page-data/app-data.json"), "utf8"),
  );
  const hashes = files.map((file) => file.match(named)).map((found) => found?.[1] ?? found?.[2]);
  const renamed = new Map(
    [webpackCompilationHash, ...hashes].filter(Boolean).map((hash) => [hash, changed(hash)]),
  );
  const all = new RegExp([...renamed.keys()].join("|"), "g");
  const rename = (text: string) => text.replace(all, (hash) => renamed.get(hash) ?? hash);
  for (const file of files.filter((each) => isText.test(each))) {
    const text = fs.readFileSync(path.join(to, file), "utf8");
    fs.rmSync(path.join(to, file));
    fs.writeFileSync(path.join(to, rename(file)), rename(text));
  }
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file): [string, string] => [file, fs.readFileSync(path.join(to, file), "utf8")]);
  const security = securityHeaders(pages, siteFacts() as SiteFacts);
  return { folder: to, configuration: nginxConfiguration(security) };
}

function changed(hash: string): string {
  return createHash("sha256").update(hash).digest("hex").slice(0, hash.length);
}
