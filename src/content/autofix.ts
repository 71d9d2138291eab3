import fs from "node:fs";
import path from "node:path";
import { applyEdits, format } from "jsonc-parser";
import { parseSite, readSiteTexts } from "./site-files";

const style = { tabSize: 2, insertSpaces: true, eol: "\n", insertFinalNewline: true };

/** JSON whose texts break lines as `\n`: Windows writes `\r\n`, between which there is no empty line. */
const withPlainBreaks = (json: string) =>
  json.replace(/\\\\|\\r(\\n)?/g, (sign) => (sign === "\\\\" ? sign : "\\n"));

/** Indents the JSON files below `content/` and `locales/` alike and ends them, and lines in their texts, with a plain new line. Gives those that changed; broken ones stay. */
export function fixFormat(root: string): string[] {
  const texts = readSiteTexts(root);
  return parseSite(root, texts)
    .parsed.filter(({ syntaxProblems }) => syntaxProblems.length === 0)
    .map(({ name }) => name)
    .filter((name) => {
      const text = texts.get(name) ?? "";
      const fixed = withPlainBreaks(applyEdits(text, format(text, undefined, style)));
      if (fixed !== text) fs.writeFileSync(path.join(root, name), fixed);
      return fixed !== text;
    });
}
