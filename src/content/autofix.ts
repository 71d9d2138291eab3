import fs from "node:fs";
import path from "node:path";
import { applyEdits, format, modify } from "jsonc-parser";
import { orphanedTexts } from "./checks/usage";
import { type JsonPath, valueAt } from "./json-file";
import type { Page } from "./schemas/page";
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

/** Removes, in every language, the words of what the site leaves out, and their names in pages. Gives the files that changed. */
export function removeOrphanedTexts(root: string): string[] {
  const site = parseSite(root, readSiteTexts(root));
  return orphanedTexts(site).flatMap(({ namespace, group }) => {
    const words = site.locales.filter(
      (file) => file.namespace === namespace && valueAt(file.value, group) !== undefined,
    );
    if (group.length > 0) return words.map(({ name }) => removeAt(root, name, () => group));
    const pages = site.pages.filter(({ value }) => value.namespaces.includes(namespace));
    for (const { name } of words) fs.rmSync(path.join(root, name));
    return [
      ...words.map(({ name }) => name),
      ...pages.map(({ name }) =>
        removeAt(root, name, (page) => ["namespaces", page.namespaces.indexOf(namespace)]),
      ),
    ];
  });
}

function removeAt(root: string, name: string, placeIn: (value: Page) => JsonPath): string {
  const file = path.join(root, name);
  const text = fs.readFileSync(file, "utf8");
  const place = placeIn(JSON.parse(text));
  fs.writeFileSync(file, applyEdits(text, modify(text, place, undefined, {})));
  return name;
}
