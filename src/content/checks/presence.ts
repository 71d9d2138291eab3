import { codes } from "../../i18n/languages";
import { optionalFiles, schemaNameOf, singleSchemas } from "../content-schemas";
import type { Problem } from "../json-file";
import { layoutNamespaces } from "../layout-namespaces";
import { messages } from "../messages";
import { templates } from "../schemas/page";
import { type SiteFiles, valueAt } from "../site-files";

/** Every site has a first page, and one for addresses that lead nowhere. */
const neededTemplates = ["home", "not-found"];

/** Files without which the site cannot be built. */
export function checkPresence({ content, names }: SiteFiles): Problem[] {
  const needed = [
    ...Object.keys(singleSchemas)
      .filter((name) => !optionalFiles.some((optional) => optional === name))
      .map((name) => `content/${name}.json`),
    ...codes.flatMap((code) => layoutNamespaces.map((name) => `locales/${code}/${name}.json`)),
  ];
  const missing = needed.filter((name) => !names.has(name));
  // A page file with a syntax error is already reported.
  const allRead = [...names].every(
    (name) => schemaNameOf(name) !== "page" || content.some((file) => file.name === name),
  );
  const made = content.map((file) => valueAt(file.value, ["template"]));
  const absent = Object.entries(templates).filter(
    ([template]) => neededTemplates.includes(template) && allRead && !made.includes(template),
  );
  return [
    ...missing.map((file) => absence(file, messages.neededFile)),
    ...absent.map(([template, { path }]) =>
      absence("content/pages", messages.neededPage(String(path), template)),
    ),
  ];
}

function absence(file: string, message: string): Problem {
  return { file, line: 1, column: 1, field: "", message };
}
