import { hash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Request, Response } from "express";
import type { BuildArgs, CreateDevServerArgs } from "gatsby";
import { editorFolder } from "../../shared/served-paths";
import { guideLanguages } from "../gatsby-plugin-checked-content/field-labels";
import { setMessageLanguage, systemLocale } from "../gatsby-plugin-checked-content/messages";
import type { SiteFacts } from "../gatsby-plugin-checked-content/schemas/site";
import { siteFacts } from "../gatsby-plugin-checked-content/site/site-facts";
import { filesBelow, readSiteTexts } from "../gatsby-plugin-checked-content/site/site-files";
import { editorPolicy, trial } from "./backend";
import { editorConfiguration } from "./configuration";
import arabic from "./program.ar.json";

/** The files below `/admin/`, each with a reader of what it holds. Browsers cache the scripts, so the name of their folder is a hash of them. A trial brings the files that it edits, and saves nothing. */
export function editorFiles(
  root: string,
  prefix = "",
  facts: Pick<SiteFacts, "editor"> = siteFacts(),
  isTrial = false,
): Map<string, () => string | Buffer> {
  const packaged = path.join(root, "node_modules/@sveltia/cms");
  const readPackaged = (name: string) => fs.readFileSync(path.join(packaged, name));
  const names = ["start.js", "file-formats.js"];
  const scripts = names.map((name) =>
    fs.readFileSync(path.join(root, "plugins/gatsby-plugin-site-editor", name)),
  );
  const parts = [...scripts, readPackaged("package.json"), JSON.stringify(arabic)];
  const folder = hash("sha256", parts.join()).slice(0, 8);
  const words = ["locales/ar.json", "locales/en-US.json"].map((name) =>
    JSON.parse(withMissing(name, `${readPackaged(name)}`)),
  );
  const filled: Record<string, string> = {
    folder,
    policy: editorPolicy(facts),
    languages: guideLanguages.join(" "),
    address: facts.editor?.address ?? "",
    translate: words.map((own) => `button[aria-label^="${own.translate}"]`).join(),
    overwrite: words.map((own) => `[data-label="${own.save_conflict?.save_anyway}"]`).join(),
  };
  const page = fs.readFileSync(
    path.join(root, "plugins/gatsby-plugin-site-editor/page.html"),
    "utf8",
  );
  const files = new Map<string, () => string | Buffer>();
  files.set("index.html", () => page.replace(/\{(\w+)\}/g, (_all, name) => filled[name] ?? ""));
  for (const language of guideLanguages) {
    const configuration = () => ({
      ...editorConfiguration(readSiteTexts(root), language, prefix),
      ...(isTrial ? trial : {}),
    });
    files.set(`config.${language}.json`, () => JSON.stringify(configuration()));
  }
  if (isTrial)
    files.set("files.json", () => JSON.stringify(Object.fromEntries(readSiteTexts(root))));
  for (const [index, text] of scripts.entries()) files.set(`${folder}/${names[index]}`, () => text);
  for (const name of filesBelow(packaged, ["npm", "locales"])) {
    // Its texts are JSON files, which a browser cannot import: they are served as scripts.
    const served = `${folder}/cms/${name.replace(/\.json$/, ".js")}`;
    const read = () => readPackaged(name);
    if (name === "npm/index.js")
      files.set(served, () => `${read()}`.replace(/(\.\.\/locales\/[\w-]+)\.json/g, "$1.js"));
    else if (name.endsWith(".json"))
      files.set(served, () => `export default ${withMissing(name, `${read()}`)}`);
    else if (!name.endsWith(".map")) files.set(served, read);
  }
  return files;
}

/** The texts of Sveltia CMS in a language. In Arabic, ours fill the gaps. */
export function withMissing(name: string, texts: string): string {
  return name === "locales/ar.json" ? JSON.stringify(merge(arabic, JSON.parse(texts))) : texts;
}

interface Texts {
  [key: string]: string | Texts;
}

function merge(base: Texts, over: Texts): Texts {
  const merged = Object.entries(over).map(([key, text]) => [
    key,
    typeof text === "object" ? merge((base[key] ?? {}) as Texts, text) : text,
  ]);
  return { ...base, ...Object.fromEntries(merged) };
}

/** After the build: writes the editor, where the facts name the repository that it saves to, or for a trial of the demonstration. */
export function writeEditor({ pathPrefix }: BuildArgs): void {
  const facts = siteFacts();
  const { demonstration } = JSON.parse(fs.readFileSync("package.json", "utf8"));
  const isTrial = !facts.editor && demonstration;
  if (!facts.editor && !isTrial) return;
  for (const [name, read] of editorFiles(".", pathPrefix, facts, isTrial)) {
    const file = path.join("public", editorFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, read());
  }
}

/** In develop: serves the editor at `/admin/`, its forms made anew from the files at each visit, and says where it is. */
export function serveEditor({ app, reporter, store }: CreateDevServerArgs): void {
  setMessageLanguage(systemLocale);
  const { directory, port } = store.getState().program;
  const address = `/${editorFolder}/`;
  // Gatsby would rather serve the one that a build has left.
  fs.rmSync(path.join(directory, "public", editorFolder), { recursive: true, force: true });
  app.get(`${address}*`, ({ params }: Request, response: Response) => {
    const name = params[0] || "index.html";
    const read = editorFiles(directory).get(name);
    try {
      if (read) response.type(path.extname(name)).send(read());
      else response.sendStatus(404);
    } catch (error) {
      response.status(500).type("txt").send(String(error));
    }
  });
  // The page has relative links, which need the slash at the end.
  app.get(`/${editorFolder}`, (_: Request, response: Response) => response.redirect(address));
  reporter.info(`Edit at http://localhost:${port}${address}`);
}
