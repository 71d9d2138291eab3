import fs from "node:fs";
import path from "node:path";
import { contentSchemas, schemaNameOf } from "../content-schemas";
import type { JsonFile, Problem } from "../json-file";
import { messages } from "../messages";
import { rolesIn } from "../schemas/roles-in";

/** Folders of pictures and served files that content names, each with the files in it that no content names by right. */
const folders: [folder: string, unnamed: RegExp][] = [
  ["content/images", /\.md$/],
  ["static/film", /\.vtt$/],
  ["static/profile", /^$/],
];

/** Notes on pictures and served files that nothing names: they cost room in every copy of the site. */
export function checkUnusedFiles(
  root: string,
  content: JsonFile[],
  locales: JsonFile[],
): Problem[] {
  const named = new Set([...content, ...locales].flatMap(filesNamedIn));
  return folders.flatMap(([folder, unnamed]) =>
    filesBelow(root, folder)
      .filter((file) => !unnamed.test(file) && !named.has(file))
      .map((file) => {
        const message = messages.unusedFile(sizeOf(path.join(root, file)));
        return { file, line: 1, column: 1, field: "", message, isNote: true };
      }),
  );
}

function sizeOf(file: string): string {
  const kilobytes = fs.statSync(file).size / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

function filesNamedIn(file: JsonFile): string[] {
  const name = schemaNameOf(file.name);
  if (!name) return [];
  return [...rolesIn(contentSchemas[name], file.value)].map(({ role, value }) =>
    path.posix.join(role.kind === "servedFile" ? "static" : path.posix.dirname(file.name), value),
  );
}

function filesBelow(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"));
}
