/** Starts the editor with the configuration in the language that its interface has. */
import { asWritten, formats, latinName } from "./file-formats.js";

const known = document.documentElement.dataset.languages.split(" ");
// Escape would close a form without a question. The program reads this as it loads.
const prefs = { closeWithEscape: false, ...JSON.parse(localStorage["sveltia-cms.prefs"] ?? "{}") };
localStorage["sveltia-cms.prefs"] = JSON.stringify(prefs);
const { default: CMS } = await import("./cms/npm/index.js");
const { locale } = prefs;
const wanted = !locale || locale === "auto" ? navigator.languages : [locale];
const language = wanted.map((tag) => tag.slice(0, 2)).find((code) => known.includes(code));
const response = await fetch(`config.${language ?? known[0]}.json`);

// An uploaded file is called as it was; the editor would keep no letter of an Arabic name.
const { get } = Object.getOwnPropertyDescriptor(File.prototype, "name");
Object.defineProperty(File.prototype, "name", {
  get() {
    return latinName(get.call(this));
  },
});

if (response.ok) {
  const { written, ...config } = await response.json();
  for (const [name, { fromFile, toFile }] of Object.entries(formats))
    CMS.registerCustomFormat(name, "json", {
      fromFile,
      toFile: (entry) => toFile(asWritten(entry, written)),
    });
  CMS.init({ config });
} else {
  // Develop says which file no form can be made of.
  document.body.textContent = await response.text();
}
