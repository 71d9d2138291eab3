/** Starts the editor with the configuration in the language that its interface has. */
import {
  factsToFile,
  pageFromFile,
  pageToFile,
  wordsFromFile,
  wordsToFile,
} from "./file-formats.js";

const { languages, program } = document.documentElement.dataset;
const { default: CMS } = await import(program);
const known = languages.split(" ");
const { locale } = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}");
const wanted = !locale || locale === "auto" ? navigator.languages : [locale];
const language = wanted.map((tag) => tag.slice(0, 2)).find((code) => known.includes(code));
const response = await fetch(`config.${language ?? known[0]}.json`);

if (response.ok) {
  CMS.registerCustomFormat("facts", "json", { fromFile: JSON.parse, toFile: factsToFile });
  CMS.registerCustomFormat("page", "json", { fromFile: pageFromFile, toFile: pageToFile });
  CMS.registerCustomFormat("words", "json", { fromFile: wordsFromFile, toFile: wordsToFile });
  CMS.init({ config: await response.json() });
} else {
  // Develop says which file no form can be made of.
  document.body.textContent = await response.text();
}
