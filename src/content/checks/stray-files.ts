import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../json-file";
import { messages } from "../messages";

/** Files in `content/` and `locales/` that nothing reads because of their name, such as `safety.json.txt`. */
export function checkStrayFiles(root: string): Problem[] {
  return ["content", "locales"].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
      // Skips folders and hidden files.
      .filter((name) => /\/[^/.][^/]*\.\w+$/.test(name) && !/\.(json|md|jpg|png|svg)$/.test(name))
      .map(strayFile),
  );
}

function strayFile(file: string): Problem {
  const isMeant = /\.json/i.test(file);
  const advice = isMeant
    ? `name it ${file.replace(/\.json.*$/i, ".json")}`
    : "remove it if nobody needs it";
  const message = messages.unreadFile(advice);
  return { file, line: 1, column: 1, field: "", message, isNote: !isMeant };
}
