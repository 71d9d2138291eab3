import fs from "node:fs";
import path from "node:path";
import { defaultLanguage } from "../../i18n/languages";
import { asNote, type JsonFile, type JsonPath, type Problem, valueAt } from "../json-file";
import { isKeywords } from "../keywords";
import { messages } from "../messages";
import { idsIn, unneededNamespaces } from "../page-anchors";
import { withoutPluralForm } from "../plural-forms";
import { contentFile, fieldsWithRole, filesBelow, localeOf, type SiteFiles } from "../site-files";

/**
 * Texts that the site's code shows and that are not there; and, as notes, texts that nothing shows:
 * words may be written before the page that shows them.
 */
export function checkUsage(site: SiteFiles): Problem[] {
  const sources = readSources(site.root);
  if (sources.length === 0) return [];
  const keys = site.content.flatMap((file) => fieldsWithRole("textKey", file));
  const gone = leftOvers(site);
  const named = new Set(keys.map(({ value }) => value));
  return site.locales.flatMap((file) => {
    const { language, namespace = "" } = localeOf(file.name) ?? {};
    if (language !== defaultLanguage) return [];
    const isUsed = (key: string) =>
      named.has(`${namespace}:${key}`) || sources.some((source) => mayShow(source, namespace, key));
    const isNamespaceUsed =
      keys.some(({ value }) => value.startsWith(`${namespace}:`)) ||
      sources.some(({ namespaces }) => namespaces.has(namespace));
    const groups = gone.filter((words) => words.namespace === namespace).map(({ group }) => group);
    // checkLeftOvers reports these.
    const isGone = (key: string) =>
      groups.some((group) => `${key}.`.startsWith(`${group.join(".")}.`));
    // tools/brand prints the words of the company profile.
    if (namespace === "profile" || groups.some((group) => group.length === 0)) return [];
    const unused = isNamespaceUsed
      ? unusedTexts(file, (key) => isGone(key) || isUsed(key))
      : [file.problem([], messages.unusedWords)];
    const missing = missingTexts(file, namespace, sources).filter(({ field }) => !isGone(field));
    return [...missing, ...unused.map(asNote)];
  });
}

/** Words that have lost their use: a group of a namespace, or all of it where `group` is empty. */
export interface LeftOver {
  namespace: string;
  group: JsonPath;
}

/** The words of what the site leaves out: film, profile, newsletter, stages, opening hours. */
export function leftOvers(site: SiteFiles): LeftOver[] {
  const facts = contentFile(site, "site")?.value;
  if (!facts) return [];
  const ids = idsIn(valueAt(facts, ["openingHours"]));
  const contact = site.locales.find(({ name }) => localeOf(name)?.namespace === "contact");
  const hours = Object.keys(valueAt(contact?.value, ["hours"]) ?? {});
  const all = (namespace: string) => ({ namespace, group: [] });
  return [
    ...hours
      .filter((id) => !ids.includes(id))
      .map((id) => ({ namespace: "contact", group: ["hours", id] })),
    ...(valueAt(facts, ["film"]) === undefined
      ? [{ namespace: "who-we-are", group: ["film"] }, all("film")]
      : []),
    ...(valueAt(facts, ["profile"]) === undefined ? [all("profile")] : []),
    ...(valueAt(facts, ["newsletter"]) === false
      ? [
          { namespace: "panel", group: ["newsletter"] },
          { namespace: "toasts", group: ["footer"] },
        ]
      : []),
    ...unneededNamespaces(site).map(all),
  ];
}

/** Notes, one a group, on words of what the site leaves out. */
export function checkLeftOvers(site: SiteFiles): Problem[] {
  return leftOvers(site).flatMap(({ namespace, group }) =>
    site.locales
      .filter(({ name, value }) => {
        const own = localeOf(name);
        const isOwn = own?.language === defaultLanguage && own.namespace === namespace;
        return isOwn && valueAt(value, group) !== undefined;
      })
      .map((file) => asNote(file.problem(group, messages.leftOver))),
  );
}

function missingTexts(file: JsonFile, namespace: string, sources: Source[]): Problem[] {
  const texts = file.strings.map(([field]) => `${withoutPluralForm(field.join("."))}.`);
  return sources
    .flatMap((source) => (source.hook === namespace ? source.keys : []))
    .filter((key) => !texts.some((text) => text.startsWith(`${key}.`)))
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

/** What a source file says of the texts that it shows. */
interface Source {
  /** The namespace that it uses, when it uses one alone, and the keys of its `t("…")` calls. */
  hook?: string;
  keys: string[];
  literals: Set<string>;
  /** What its literals begin with. */
  namespaces: Set<string>;
  /** Keys with a part known only at run time, such as `hours.${id}.title`, and keys of whole groups. */
  patterns: RegExp[];
}

/**
 * Reads the site's code, without the folders that only build. `i18next-cli` finds the keys written in full, not those
 * with a part known only at run time, and takes seconds.
 */
function readSources(root: string): Source[] {
  return filesBelow(root, ["src"])
    .filter(
      (name) => /(?<!\.d)\.tsx?$/.test(name) && !/^src\/(content|graphql|publish)\//.test(name),
    )
    .map((name) => readSource(fs.readFileSync(path.join(root, name), "utf8")));
}

function readSource(text: string): Source {
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const hooks = find(/(?:useTranslation|RuntimeWords)\(([^)]*)\)/g).map(
    (names) => names || '"common"',
  );
  const [hook = "", ...others] = new Set(hooks);
  const literals = new Set([
    ...find(/"([^"\n]*)"/g),
    ...(hooks.includes('"common"') ? ["common"] : []),
  ]);
  const templates = find(/`([\w.:-]*\$\{[^}]*\}(?:[\w.:-]|\$\{[^}]*\})*)`/g);
  const groups = find(/"([\w.:-]+)",\s*\{\s*returnObjects/g);
  const patterns = [
    ...templates.map((template) =>
      template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[^.]+"),
    ),
    ...groups.map((group) => `${group.replaceAll(".", "\\.")}\\..*`),
  ];
  return {
    hook: others.length === 0 ? hook.replaceAll('"', "") : undefined,
    keys: find(/[^\w.]t\(\s*"([\w.-]+)"/g),
    literals,
    namespaces: new Set([...literals].map((literal) => literal.split(":")[0] ?? "")),
    patterns: patterns.map((pattern) => new RegExp(`^${pattern}$`)),
  };
}

/** True when a source file may show a text; when in doubt, true. */
function mayShow({ literals, namespaces, patterns }: Source, namespace: string, key: string) {
  const isMentioned = (name: string) =>
    literals.has(name) || patterns.some((pattern) => pattern.test(name));
  // A key of several parts is never an ordinary word.
  if (key.includes(".") && literals.has(key)) return true;
  return isMentioned(`${namespace}:${key}`) || (namespaces.has(namespace) && isMentioned(key));
}
