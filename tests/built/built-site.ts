import fs from "node:fs";
import path from "node:path";
import { parseFragment } from "parse5";
import { siteAddress } from "../../plugins/gatsby-plugin-static-host/site-address";

/** The folder that the build wrote. */
export const folder = path.resolve(__dirname, "../../public");

/** The files below the folder, as paths that begin with a slash. */
export const files: string[] = fs
  .readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
  .map((file) => file.split(path.sep).join("/"));

/** A built file's text. */
export const read = (file: string) => fs.readFileSync(path.join(folder, file), "utf8");

/** Every page that the build wrote, by the path at which it is served. */
export const pages: ReadonlyMap<string, string> = new Map(
  files
    // Gatsby keeps parts of pages beside them, and the editor is a program.
    .filter((file) => /^(?!\/(_gatsby|admin)\/).*\.html$/.test(file))
    .map((file) => [file.replace(/index\.html$/, ""), read(file)]),
);

/** A text of the HTML as people read it: `&amp;` is one letter. */
export function decoded(text: string): string {
  const [node] = text.includes("&") ? parseFragment(text).childNodes : [];
  return node && "value" in node ? node.value : text;
}

/** The attributes of every element of a kind in a page's HTML. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, text = ""]) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

/** Where the site says that it stands, and the folder of its host. */
export const { siteUrl, pathPrefix } = siteAddress();
