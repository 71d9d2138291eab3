/** Starts the editor with the configuration in the language that its interface has. */
import { asWritten, countedAnew, formats } from "./file-formats.js";

const known = document.documentElement.dataset.languages.split(" ");
// Escape would close a form without a question. The program reads this as it loads.
const prefs = { closeWithEscape: false, ...JSON.parse(localStorage["sveltia-cms.prefs"] ?? "{}") };
localStorage["sveltia-cms.prefs"] = JSON.stringify(prefs);
const { default: CMS } = await import("./cms/npm/index.js");
const wanted = (prefs.locale || "auto") === "auto" ? navigator.languages : [prefs.locale];
const codes = [...wanted.map((tag) => tag.slice(0, 2)), known[0]];
const language = codes.find((code) => known.includes(code));
const response = await fetch(`config.${language}.json`);

if (response.ok) {
  const { written, sameMonth, ...config } = await response.json();
  /** The entries that were read or written last, by the schema of their file. */
  const latest = new Map();
  const remember = (file) => latest.set(file.$schema, file.items) && file;
  const write = (file) => {
    const figures = countedAnew(latest.get(file.$schema), file.items);
    const names = figures.map(({ label }) => label[language]);
    if (names.length > 0) alert(`${sameMonth}\n\n${names.join("\n")}`);
    return remember(file);
  };
  for (const [name, { fromFile, toFile }] of Object.entries(formats))
    CMS.registerCustomFormat(name, "json", {
      fromFile: (text) => remember(fromFile(text)),
      toFile: (entry) => toFile(write(asWritten(entry, written))),
    });
  CMS.init({ config });
} else {
  // Develop says which file no form can be made of.
  document.body.textContent = await response.text();
}
