import fs from "node:fs";
import path from "node:path";
import { readSiteTexts } from "../src/content/site-files";
import { isLanguage } from "../src/i18n/languages";
import { filesWithLanguage, isLanguageCode, nearestLanguage, rowOf } from "./language-files";
import { readOptions } from "./options";

const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { from: { type: "string" } },
});
const [language] = positionals;
if (!language || !isLanguageCode(language)) {
  console.error(
    "Name the language by its code, such as fr, pt-BR or zh-Hant: npm run language -- fr",
  );
  process.exitCode = 1;
} else if (!isLanguage(language)) {
  console.error(
    `First add this row to src/i18n/languages.ts; correct the name if its speakers write it otherwise:\n\n  ${rowOf(language)}`,
  );
  process.exitCode = 1;
} else {
  const from = values.from ?? nearestLanguage(language);
  if (isLanguage(from) && from !== language) addLanguage(language, from);
  else {
    console.error(`“${from}” is not another language of the site: correct the code after --from.`);
    process.exitCode = 1;
  }
}

function addLanguage(code: string, from: string): void {
  const files = filesWithLanguage(readSiteTexts("."), code, from);
  fs.mkdirSync(path.join("locales", code), { recursive: true });
  for (const [name, text] of files) fs.writeFileSync(name, text);
  // Until the company has one in this language.
  const { profile } = JSON.parse(fs.readFileSync("content/site.json", "utf8"));
  if (profile && !fs.existsSync(`static${profile[code]}`))
    fs.cpSync(`static${profile[from]}`, `static${profile[code]}`);
  console.info(
    `${files.size} files written. Replace each ⟦text⟧ with its translation; npm run check:content lists what is left.`,
  );
}
