import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * The folder that a host serves at its root: `public`, or, for a site in a folder of its host, a folder that contains
 * it there, with `_headers` and `_redirects` at the top. Also returns the site's folder. Throws without a built site.
 */
export function siteRoot(root: string): { folder: string; prefix: string } {
  const built = path.join(root, "public");
  const [firstRule = ""] = readFileSync(path.join(built, "_headers"), "utf8").split("\n");
  const prefix = firstRule.replace(/\/\*$/, "");
  if (!prefix) return { folder: built, prefix };
  const host = path.join(root, ".cache", "host");
  rmSync(host, { recursive: true, force: true });
  mkdirSync(host, { recursive: true });
  cpSync(built, path.join(host, prefix), { recursive: true });
  for (const name of ["_headers", "_redirects"])
    cpSync(path.join(built, name), path.join(host, name));
  return { folder: host, prefix };
}
