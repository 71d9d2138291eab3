/** Starts the editor with the configuration in the language that its interface has. */
import { asWritten, toJson } from "./file-formats.js";

const { languages, address } = document.documentElement.dataset;
// A token of this origin could be read by what the site's pages load.
if (address && ![address, "http://localhost:8000"].includes(location.origin)) {
  location.replace(address + location.pathname);
  await new Promise(() => {});
}
const known = languages.split(" ");
// Else Escape closes a form without asking. Sveltia CMS reads this when it loads.
const prefs = { closeWithEscape: false, ...JSON.parse(localStorage["sveltia-cms.prefs"] ?? "{}") };
localStorage["sveltia-cms.prefs"] = JSON.stringify(prefs);
const { default: CMS } = await import("./cms/npm/index.js");
const wanted = (prefs.locale || "auto") === "auto" ? navigator.languages : [prefs.locale];
const codes = [...wanted.map((tag) => tag.slice(0, 2)), known[0]];
const language = codes.find((code) => known.includes(code));
const response = await fetch(`config.${language}.json`);

if (response.ok) {
  const { written, ...config } = await response.json();
  if (config.backend.name === "test-repo") await layFiles();
  const toFile = (entry) => toJson(asWritten(entry, written));
  CMS.registerCustomFormat("plain", "json", { fromFile: JSON.parse, toFile });
  CMS.init({ config });
} else {
  // In develop: which file no form can be made of.
  document.body.textContent = await response.text();
}

/** Lays the site's files where the editor's test backend looks for them. What an earlier visit changed goes. */
async function layFiles() {
  const files = await (await fetch("files.json")).json();
  const storage = await navigator.storage.getDirectory();
  await storage.removeEntry("sveltia-cms-test", { recursive: true }).catch(() => {});
  for (const [path, text] of Object.entries(files)) {
    const names = ["sveltia-cms-test", ...path.split("/")];
    let folder = storage;
    for (const name of names.slice(0, -1))
      folder = await folder.getDirectoryHandle(name, { create: true });
    const file = await folder.getFileHandle(names.at(-1), { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  }
}
