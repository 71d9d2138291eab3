import fs from "node:fs";
import { defaultLanguage } from "../../../shared/languages";

const folder = `locales/${defaultLanguage}`;

/** Writes the types of the texts in `locales/`, by which `t()` knows its keys: a line for each file. */
export function writeLocaleTypes(): void {
  const names = fs.readdirSync(folder).filter((name) => /^[\w-]+\.json$/.test(name));
  const rows = names.map(
    (name) => `  "${name.replace(".json", "")}": typeof import("../${folder}/${name}");\n`,
  );
  fs.writeFileSync("src/locale-types.d.ts", `export interface Locales {\n${rows.join("")}}\n`);
}
