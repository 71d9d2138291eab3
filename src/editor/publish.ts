import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { siteFacts } from "../content/site-facts";
import { editorFolder } from "../shared/served-folders";
import { editorFiles } from "./files";

/** Writes the editor, where the facts name the repository that it saves to. */
export function publishEditor({ store, pathPrefix }: BuildArgs): void {
  if (!siteFacts().editor) return;
  const { directory } = store.getState().program;
  for (const [name, read] of editorFiles(directory, pathPrefix)) {
    const file = path.join(directory, "public", editorFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, read());
  }
}
