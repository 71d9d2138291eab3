import { defaultLanguage } from "../../i18n/languages";
import { contentSchemas, schemaNameOf } from "../content-schemas";
import type { JsonFile, Problem } from "../json-file";
import { isKeywords } from "../keywords";
import { leftOutNamespaces } from "../left-out-sections";
import { messages } from "../messages";
import { rolesOf } from "../schemas/roles-in";
import { localeOf, type SiteFiles } from "../site-files";
import { type CodeKeys, readCodeKeys } from "./code-keys";
import { withoutPluralForm } from "./plural-forms";

/** Words of the printed company profile: tools/brand reads them whole, not by keys. */
const printed = ["profile"];

/**
 * Texts that the site's code shows and that are not there; and, as notes, texts that nothing shows:
 * words may be written before the page that shows them, so these are notes only.
 */
export function checkUsage(site: SiteFiles): Problem[] {
  const code = readCodeKeys(site.root);
  if (!code) return [];
  const named = new Set(site.content.flatMap(keysIn));
  const leftOut = leftOutNamespaces(site.content);
  return site.locales
    .filter(({ name }) => localeOf(name)?.language === defaultLanguage)
    .flatMap((file) => {
      const namespace = localeOf(file.name)?.namespace ?? "";
      if (leftOut.includes(namespace)) return [note(file.problem([], messages.unusedWords))];
      return [...missing(file, namespace, code), ...unused(file, namespace, code, named)];
    });
}

const note = (problem: Problem): Problem => ({ ...problem, isNote: true });

function missing(file: JsonFile, namespace: string, code: CodeKeys): Problem[] {
  const texts = file.strings.map(([field]) => withoutPluralForm(field.join(".")));
  const keys = new Set(
    code.asked.filter((asked) => asked.namespace === namespace).map(({ key }) => key),
  );
  return [...keys]
    .filter((key) => !texts.includes(key) && !texts.some((text) => text.startsWith(`${key}.`)))
    .map((key) => file.problem(key.split("."), messages.shownText));
}

function unused(file: JsonFile, namespace: string, code: CodeKeys, named: Set<string>): Problem[] {
  if (printed.includes(namespace)) return [];
  const isNamed = [...named].some((key) => key.startsWith(`${namespace}:`));
  if (!isNamed && !code.names(namespace)) return [note(file.problem([], messages.unusedWords))];
  const keys = new Set<string>();
  return file.strings.flatMap(([field]) => {
    const key = withoutPluralForm(field.join("."));
    // The search reads them.
    if (isKeywords(String(field.at(-1)))) return [];
    if (keys.has(key) || named.has(`${namespace}:${key}`) || code.mayUse(namespace, key)) return [];
    keys.add(key);
    return [note(file.problem(field, messages.unusedText))];
  });
}

function keysIn(file: JsonFile): string[] {
  const name = schemaNameOf(file.name);
  const keys = name ? rolesOf("textKey", contentSchemas[name], file.value) : [];
  return keys.map(({ value }) => value);
}
