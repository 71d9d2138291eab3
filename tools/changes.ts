import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkSite } from "../plugins/gatsby-plugin-checked-content/checks/check-content";
import type { Problem } from "../plugins/gatsby-plugin-checked-content/json-file";

/** Files to be written, by their paths in the repository: what they hold, or the path of a file to copy; null for one that goes. */
export type Changes = Map<string, string | Buffer | { from: string } | null>;

/** What is still to be done, where git and the site do not see it. */
const list = "node_modules/.cache/changes.json";

/** What the content check finds in the site as the changes would leave it, notes left out. */
export async function problemsAfter(changes: Changes, root = "."): Promise<Problem[]> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  try {
    for (const folder of ["content", "locales", "static"])
      if (fs.existsSync(path.join(root, folder)))
        fs.cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
    put(changes, copy);
    return (await checkSite(copy)).filter(({ isNote }) => !isNote);
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

/** Makes changes. They are noted first: a run that is cut off has changed nothing, or is finished by the next. */
export function apply(changes: Changes, root = "."): void {
  const file = path.join(root, list);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.part`, JSON.stringify([...changes]));
  fs.renameSync(`${file}.part`, file);
  finish(root);
}

/** Makes the changes that a run before has left. */
export function finish(root = "."): void {
  const file = path.join(root, list);
  if (!fs.existsSync(file)) return;
  put(new Map(JSON.parse(fs.readFileSync(file, "utf8"))), root);
  fs.rmSync(file);
}

function put(changes: Changes, root: string): void {
  for (const [name, content] of changes) {
    const file = path.join(root, name);
    const folder = path.dirname(file);
    fs.mkdirSync(folder, { recursive: true });
    if (content === null) {
      fs.rmSync(file, { force: true });
      if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
    } else if (typeof content === "string") fs.writeFileSync(file, content);
    // A buffer comes out of JSON as an object that Buffer knows.
    else if ("from" in content) fs.copyFileSync(content.from, file);
    else fs.writeFileSync(file, Buffer.from(content as Buffer));
  }
}
