import fs from "node:fs";
import path from "node:path";
import type { Language } from "../i18n/languages";

/** A reader of the words of a namespace in a language, as they are on the disk. */
export const wordsReader = (root: string, language: Language) => (namespace: string) =>
  JSON.parse(fs.readFileSync(path.join(root, `locales/${language}/${namespace}.json`), "utf8"));
