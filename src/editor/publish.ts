import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { siteFacts } from "../content/site-facts";
import { editorFolder } from "../served-folders";
import { editorFiles } from "./files";

const folderOf = ({ store }: BuildArgs) =>
  path.join(store.getState().program.directory, "public", editorFolder);

/** Removes the editor that an earlier build left. */
export function removeEditor(args: BuildArgs): void {
  fs.rmSync(folderOf(args), { recursive: true, force: true });
}

/** Writes the editor, where the facts name the repository that it saves to. */
export function publishEditor(args: BuildArgs): void {
  if (!siteFacts().editor) return;
  const folder = folderOf(args);
  for (const [name, read] of editorFiles(
    args.store.getState().program.directory,
    args.pathPrefix,
  )) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, read());
  }
}
