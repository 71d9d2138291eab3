import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { guideLanguages } from "../content/field-words";
import { filesBelow, readSiteTexts } from "../content/site-files";
import { editorConfiguration } from "./configuration";

/**
 * The files below `/admin/`, each with a reader of what it holds. Scripts lie in a folder named by what they hold,
 * since browsers keep them. `prefix` is the folder of the site on its host.
 */
export function editorFiles(root: string, prefix = ""): Map<string, () => string | Buffer> {
  const packaged = path.join(root, "node_modules/@sveltia/cms");
  const readPackaged = (name: string) => fs.readFileSync(path.join(packaged, name));
  const names = ["start.js", "file-formats.js"];
  const scripts = names.map((name) => fs.readFileSync(path.join(root, "src/editor", name)));
  const hash = createHash("sha256").update(
    Buffer.concat([...scripts, readPackaged("package.json")]),
  );
  const folder = hash.digest("hex").slice(0, 8);
  const files = new Map<string, () => string | Buffer>();
  files.set("index.html", () => page(folder));
  for (const language of guideLanguages) {
    const configuration = () => editorConfiguration(readSiteTexts(root), language, prefix);
    files.set(`config.${language}.json`, () => JSON.stringify(configuration()));
  }
  for (const [index, text] of scripts.entries()) files.set(`${folder}/${names[index]}`, () => text);
  for (const name of filesBelow(packaged, ["npm", "locales"])) {
    const read = () => readPackaged(name);
    // Its words are JSON, which a browser does not take for a module: they are served as scripts.
    const served = name.replace(/\.json$/, ".js");
    if (name === "npm/index.js")
      files.set(`${folder}/cms/${name}`, () => `${read()}`.replace(wordsModule, "$1.js"));
    else if (served !== name)
      files.set(`${folder}/cms/${served}`, () => `export default ${read()}`);
    else if (!name.endsWith(".map")) files.set(`${folder}/cms/${name}`, read);
  }
  return files;
}

/** Where the editor's program imports its words. */
const wordsModule = /(\.\.\/locales\/[\w-]+)\.json/g;

function page(folder: string): string {
  return `<!doctype html>
<html data-languages="${guideLanguages.join(" ")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>…</title>
<script type="module" src="${folder}/start.js"></script>
</head>
<body></body>
</html>
`;
}
