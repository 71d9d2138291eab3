import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkSite } from "../plugins/gatsby-plugin-checked-content/check-content";
import type { Problem } from "../plugins/gatsby-plugin-checked-content/json-file";

/** Files to be written, by their paths in the repository: what they hold, or the path of the one to copy; null for one that goes. */
export type Changes = Map<string, string | Buffer | { copy: string } | null>;

/** Where changes lie until all of them are in place. Git and the site know nothing of it. */
const waiting = "node_modules/.cache/changes";
const list = path.join(waiting, "list.json");

/** What the content check finds in the site as the changes would leave it, notes left out. */
export async function problemsAfter(changes: Changes, root = "."): Promise<Problem[]> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  try {
    for (const folder of ["content", "locales", "static"]) {
      const from = path.join(root, folder);
      if (fs.existsSync(from)) fs.cpSync(from, path.join(copy, folder), { recursive: true });
    }
    put(changes, copy);
    return (await checkSite(copy)).filter(({ isNote }) => !isNote);
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** Makes changes: a run that is cut off before all of them are noted changes nothing, and one that is cut off later is finished by the next. */
export function apply(changes: Changes, root = "."): void {
  fs.rmSync(path.join(root, waiting), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, waiting), { recursive: true });
  const kept = [...changes].filter(([, content]) => content !== null);
  put(new Map(kept), path.join(root, waiting, "files"));
  fs.writeFileSync(path.join(root, `${list}.part`), JSON.stringify([...changes.keys()]));
  fs.renameSync(path.join(root, `${list}.part`), path.join(root, list));
  finish(root);
}

/** Puts in place what a run before has left. */
export function finish(root = "."): void {
  if (!fs.existsSync(path.join(root, list))) return;
  const names: string[] = JSON.parse(fs.readFileSync(path.join(root, list), "utf8"));
  const made = (name: string) => {
    const copy = path.join(root, waiting, "files", name);
    return fs.existsSync(copy) ? { copy } : null;
  };
  put(new Map(names.map((name) => [name, made(name)])), root);
  fs.rmSync(path.join(root, waiting), { recursive: true });
}

function put(changes: Changes, root: string): void {
  for (const [name, content] of changes) {
    const file = path.join(root, name);
    const folder = path.dirname(file);
    if (content === null) {
      fs.rmSync(file, { force: true });
      if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
    } else {
      fs.mkdirSync(folder, { recursive: true });
      if (typeof content === "string" || Buffer.isBuffer(content)) fs.writeFileSync(file, content);
      else fs.copyFileSync(content.copy, file);
    }
  }
}
