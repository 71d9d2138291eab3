import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** The hashes in the names of scripts and style sheets. */
const hashInName = /-([0-9a-f]{16,})\.js$|\.([0-9a-f]{16,})\.css$/;
const isText = /\.(html|js|css|json|map)$/;

/**
 * Writes what the next build of a site would be, if it changed every script and every page: the same files, with other
 * names for scripts and style sheets.
 */
export function nextDeployment(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true });
  const files = fs
    .readdirSync(to, { recursive: true, encoding: "utf8" })
    .filter((file) => fs.statSync(path.join(to, file)).isFile());
  // A page knows its build by this hash.
  const { webpackCompilationHash } = JSON.parse(
    fs.readFileSync(path.join(to, "page-data/app-data.json"), "utf8"),
  );
  const hashes = files
    .map((file) => file.match(hashInName))
    .map((match) => match?.[1] ?? match?.[2]);
  const all = new RegExp([webpackCompilationHash, ...hashes].filter(Boolean).join("|"), "g");
  const rename = (text: string) => text.replace(all, nextHash);
  for (const file of files.filter((each) => isText.test(each))) {
    const text = fs.readFileSync(path.join(to, file), "utf8");
    fs.rmSync(path.join(to, file));
    fs.writeFileSync(path.join(to, rename(file)), rename(text));
  }
}

function nextHash(hash: string): string {
  return createHash("sha256").update(hash).digest("hex").slice(0, hash.length);
}
