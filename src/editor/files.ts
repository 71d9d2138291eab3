import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { guideLanguages } from "../content/field-words";
import { filesBelow, readSiteTexts } from "../content/site-files";
import { editorConfiguration } from "./configuration";

/** The scripts of our own that the page runs, beside the editor's. */
const scripts = ["start.js", "file-formats.js"];

/**
 * The files below `/admin/`, each with a reader of what it holds. Scripts lie in a folder named by what they hold,
 * since browsers keep them. `prefix` is the folder of the site on its host.
 */
export function editorFiles(root: string, prefix = ""): Map<string, () => string | Buffer> {
  const packaged = path.join(root, "node_modules/@sveltia/cms");
  const inPackage = (name: string) => fs.readFileSync(path.join(packaged, name));
  const ownScript = (name: string) => fs.readFileSync(path.join(root, "src/editor", name));
  // The package itself says where its program begins.
  const { exports } = JSON.parse(`${inPackage("package.json")}`);
  const entry = path.posix.normalize(exports["."].default);
  const sources = [...scripts.map(ownScript), inPackage("package.json")];
  const hash = createHash("sha256").update(Buffer.concat(sources)).digest("hex").slice(0, 8);
  const program = filesBelow(packaged, [path.posix.dirname(entry)]);
  return new Map<string, () => string | Buffer>([
    ["index.html", () => page(hash, entry)],
    ...guideLanguages.map((language) => {
      const configuration = () => editorConfiguration(readSiteTexts(root), language, prefix);
      return [`config.${language}.json`, () => JSON.stringify(configuration())] as const;
    }),
    ...scripts.map((name) => [`${hash}/${name}`, () => ownScript(name)] as const),
    ...program
      .filter((name) => !name.endsWith(".map"))
      .map((name) => {
        const read = () => (name === entry ? withWords(`${inPackage(name)}`) : inPackage(name));
        return [`${hash}/cms/${name}`, read] as const;
      }),
    ...filesBelow(packaged, ["locales"]).map((name) => {
      const words = () => `export default ${inPackage(name)}`;
      return [`${hash}/cms/${name.replace(/\.json$/, ".js")}`, words] as const;
    }),
  ]);
}

function page(folder: string, entry: string): string {
  return `<!doctype html>
<html data-languages="${guideLanguages.join(" ")}" data-program="./cms/${entry}">
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

/** The editor's program. Its words are JSON, which a browser does not take for a module: they are served as scripts. */
function withWords(program: string): string {
  const served = program.replace(/(\.\.\/locales\/[\w-]+)\.json/g, "$1.js");
  if (served === program) throw new Error("The editor does not load its words from ../locales.");
  return served;
}
