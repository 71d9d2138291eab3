import { codes } from "../../i18n/languages";
import { schemaNameOf, singleSchemas } from "../content-schemas";
import type { Problem } from "../json-file";
import { layoutNamespaces } from "../layout-namespaces";
import { messages } from "../messages";
import { templates } from "../schemas/page";
import { type SiteFiles, valueAt } from "../site-files";

/** Files without which the site cannot be built. */
export function checkPresence({ content, names }: SiteFiles): Problem[] {
  const needed = [
    ...Object.keys(singleSchemas).map((name) => `content/${name}.json`),
    ...codes.flatMap((code) => layoutNamespaces.map((name) => `locales/${code}/${name}.json`)),
  ];
  const missing = needed.filter((name) => !names.has(name));
  // A page file with a syntax error is already reported.
  const allRead = [...names].every(
    (name) => schemaNameOf(name) !== "page" || content.some((file) => file.name === name),
  );
  const made = content.map((file) => valueAt(file.value, ["template"]));
  const absent = Object.entries(templates).filter(
    ([template, { path }]) => allRead && path && !made.includes(template),
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
