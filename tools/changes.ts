import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkSite } from "../plugins/gatsby-plugin-checked-content/checks/check-content";
import type { Problem } from "../plugins/gatsby-plugin-checked-content/json-file";

/** Files to be written, by their paths in the repository: what they hold, or the path of a file to copy; null for one that goes. */
export type Changes = Map<string, string | Buffer | { from: string } | null>;

/** What the content check finds in the site as the changes would leave it, notes left out. */
export async function problemsAfter(changes: Changes, root = "."): Promise<Problem[]> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  for (const folder of ["content", "locales", "static"])
    if (fs.existsSync(path.join(root, folder)))
      fs.cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  put(changes, copy);
  const problems = await checkSite(copy);
  fs.rmSync(copy, { recursive: true });
  return problems.filter(({ isNote }) => !isNote);
}

/** Makes changes. They are noted first, where git and the site do not see it: a run that is cut off has changed nothing, or is finished by the next. */
export function apply(changes: Changes, root = "."): void {
  const file = noteIn(root);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.part`, JSON.stringify([...changes]));
  fs.renameSync(`${file}.part`, file);
  finish(root);
}

/** Makes the changes that a run before has left. */
export function finish(root = "."): void {
  if (!fs.existsSync(noteIn(root))) return;
  put(new Map(JSON.parse(fs.readFileSync(noteIn(root), "utf8"))), root);
  fs.rmSync(noteIn(root));
}

const noteIn = (root: string) => path.join(root, "node_modules/.cache/changes.json");

function put(changes: Changes, root: string): void {
  for (const [name, content] of changes) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (content === null) fs.rmSync(file, { force: true });
    else if (typeof content === "object" && "from" in content) fs.cpSync(content.from, file);
    // A buffer comes out of JSON as an object that Buffer knows.
    else fs.writeFileSync(file, Buffer.from(content as string));
  }
}
