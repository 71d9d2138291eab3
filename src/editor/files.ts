import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { guideLanguages } from "../content/field-words";
import { readSiteTexts } from "../content/site-files";
import { editorConfiguration } from "./configuration";

/** The scripts of our own that the page runs, beside the editor's. */
const scripts = ["start.js", "file-formats.js"];

/**
 * The files below `/admin/`, each with a reader of what it holds. What never changes lies in a folder named by its
 * content. `prefix` is the folder of the site on its host.
 */
export function editorFiles(root: string, prefix = ""): Map<string, () => string | Buffer> {
  const own = path.join(root, "src/editor");
  const packaged = path.join(root, "node_modules/@sveltia/cms");
  // The package itself says where its program begins.
  const { exports } = JSON.parse(read(`${packaged}/package.json`));
  const entry = path.posix.normalize(exports["."].default);
  const programs = path.posix.dirname(entry);
  const sources = [...scripts.map((name) => path.join(own, name)), `${packaged}/package.json`];
  const hash = createHash("sha256");
  for (const file of sources) hash.update(fs.readFileSync(file));
  const folder = hash.digest("hex").slice(0, 8);
  return new Map<string, () => string | Buffer>([
    ["index.html", () => page(folder, entry)],
    ...guideLanguages.map((language) => {
      const configuration = () => editorConfiguration(root, readSiteTexts(root), language, prefix);
      return [`config.${language}.json`, () => JSON.stringify(configuration())] as const;
    }),
    ...scripts.map((name) => [`${folder}/${name}`, () => read(path.join(own, name))] as const),
    ...filesIn(path.join(packaged, programs)).map((name) => {
      const file = `${programs}/${name}`;
      return [`${folder}/cms/${file}`, () => programOf(packaged, file, entry)] as const;
    }),
    ...filesIn(path.join(packaged, "locales")).map((name) => {
      const words = () => `export default ${read(path.join(packaged, "locales", name))}`;
      return [`${folder}/cms/locales/${name.replace(/\.json$/, ".js")}`, words] as const;
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

/** A file of the editor's program. Its words are JSON, which a browser does not take for a module: they are served as scripts. */
function programOf(packaged: string, name: string, entry: string): string | Buffer {
  const file = path.join(packaged, name);
  if (name !== entry) return fs.readFileSync(file);
  const program = read(file);
  const served = program.replace(/(\.\.\/locales\/[\w-]+)\.json/g, "$1.js");
  if (served === program) {
    throw new Error(`${file} does not load its words from ../locales: see src/editor/files.ts.`);
  }
  return served;
}

const read = (file: string) => fs.readFileSync(file, "utf8");

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /\.\w+$/.test(name) && !name.endsWith(".map"));
}
