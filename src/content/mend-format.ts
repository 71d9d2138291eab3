import fs from "node:fs";
import path from "node:path";
import { applyEdits, format } from "jsonc-parser";
import { parseSite, readSiteTexts } from "./site-files";

const style = { tabSize: 2, insertSpaces: true, eol: "\n", insertFinalNewline: true };

/** Indents the JSON files below `content/` and `locales/` alike and ends them with a new line. Gives those that changed; broken ones stay. */
export function mendFormat(root: string): string[] {
  const texts = readSiteTexts(root);
  return parseSite(root, texts)
    .parsed.filter(({ syntaxProblems }) => syntaxProblems.length === 0)
    .map(({ name }) => name)
    .filter((name) => {
      const text = texts.get(name) ?? "";
      const mended = applyEdits(text, format(text, undefined, style));
      if (mended !== text) fs.writeFileSync(path.join(root, name), mended);
      return mended !== text;
    });
}
