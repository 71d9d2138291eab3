import fs from "node:fs";
import path from "node:path";
import { defaultLanguage } from "../../i18n/languages";
import { asNote, type JsonFile, type Problem } from "../json-file";
import { isKeywords } from "../keywords";
import { messages } from "../messages";
import { type SectionFacts, unneededNamespaces } from "../page-anchors";
import { withoutPluralForm } from "../plural-forms";
import { fieldsWithRole, filesBelow, localeOf, type SiteFiles } from "../site-files";

/** Words of the printed company profile: tools/brand reads them whole, not by keys. */
const printed = ["profile"];

/**
 * Texts that the site's code shows and that are not there; and, as notes, texts that nothing shows:
 * words may be written before the page that shows them.
 */
export function checkUsage({ root, content, locales }: SiteFiles, facts: SectionFacts): Problem[] {
  const sources = readSources(root);
  if (sources.length === 0) return [];
  const keys = content.flatMap((file) => fieldsWithRole("textKey", file));
  const named = new Set(keys.map(({ value }) => value));
  const namespaces = new Set([...named].map((key) => key.split(":")[0]));
  return locales.flatMap((file) => {
    const { language, namespace = "" } = localeOf(file.name) ?? {};
    if (language !== defaultLanguage) return [];
    const naming = sources.filter((source) => source.names(namespace));
    const isUnused = naming.length === 0 && !namespaces.has(namespace);
    const unused =
      isUnused || unneededNamespaces(facts).includes(namespace)
        ? [file.problem([], messages.unusedWords)]
        : unusedTexts(
            file,
            (key) =>
              named.has(`${namespace}:${key}`) ||
              sources.some((source) => source.mayUse(namespace, key)),
          );
    return [
      ...missingTexts(file, namespace, sources),
      ...(printed.includes(namespace) ? [] : unused.map(asNote)),
    ];
  });
}

function missingTexts(file: JsonFile, namespace: string, sources: SourceFile[]): Problem[] {
  const texts = file.strings.map(([field]) => withoutPluralForm(field.join(".")));
  const shown = sources.flatMap((source) => (source.namespace === namespace ? source.keys : []));
  return [...new Set(shown)]
    .filter((key) => !texts.some((text) => text === key || text.startsWith(`${key}.`)))
    .map((key) => file.problem(key.split("."), messages.shownText));
}

/** The first form of each text that nothing uses. The search alone reads keywords. */
function unusedTexts(file: JsonFile, isUsed: (key: string) => boolean): Problem[] {
  const fields = new Map(
    file.strings.toReversed().map(([field]) => [withoutPluralForm(field.join(".")), field]),
  );
  return [...fields]
    .filter(([key, field]) => !isKeywords(String(field.at(-1))) && !isUsed(key))
    .map(([, field]) => file.problem(field, messages.unusedText));
}

/** The texts that a source file shows. */
interface SourceFile {
  /** Its only namespace, and the keys of its `t("…")` calls in it. */
  namespace?: string;
  keys: string[];
  names(namespace: string): boolean;
  /** True when it may show a text; when in doubt, true. */
  mayUse(namespace: string, key: string): boolean;
}

/**
 * Reads the site's code, without the folders that only build. `i18next-cli` finds the keys written in full, not those
 * with a part known only at run time, and takes seconds.
 */
function readSources(root: string): SourceFile[] {
  return filesBelow(root, ["src"])
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => !/^src\/(content|graphql|publish)\/|\.d\.ts$/.test(name))
    .map((name) => readSource(fs.readFileSync(path.join(root, name), "utf8")));
}

function readSource(text: string): SourceFile {
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const literals = new Set(find(/"([^"\n]*)"/g));
  const hooks = [...new Set(find(/(?:useTranslation|RuntimeWords)\(([^)]*)\)/g))];
  if (hooks.includes("")) literals.add("common");
  const groups = find(/"([\w.:-]+)",\s*\{\s*returnObjects/g);
  // Keys with a part known only at run time, such as `hours.${id}.title`.
  const patterns = find(/`([\w.:-]*\$\{[^}]*\}(?:[\w.:-]|\$\{[^}]*\})*)`/g).map(
    (template) =>
      new RegExp(`^${template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[^.]+")}$`),
  );
  const namespaces = new Set([...literals].map((literal) => literal.split(":")[0]));
  const names = (namespace: string) => namespaces.has(namespace);
  const mentions = (key: string) =>
    literals.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    groups.some((group) => key.startsWith(`${group}.`));
  return {
    namespace: hooks.length === 1 ? (hooks[0] || '"common"').replaceAll('"', "") : undefined,
    keys: find(/[^\w.]t\(\s*"([\w.-]+)"/g),
    names,
    mayUse: (namespace, key) =>
      // A key of several parts is never an ordinary word.
      (key.includes(".") && literals.has(key)) ||
      mentions(`${namespace}:${key}`) ||
      (names(namespace) && mentions(key)),
  };
}
