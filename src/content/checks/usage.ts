import fs from "node:fs";
import path from "node:path";
import { defaultLanguage } from "../../i18n/languages";
import { type JsonPath, type Problem, valueAt } from "../json-file";
import { isKeywords } from "../keywords";
import { messages } from "../messages";
import { unneededNamespaces } from "../page-anchors";
import { withoutPluralForm } from "../plural-forms";
import { layoutNamespaces } from "../schemas/page";
import {
  contentFile,
  fieldsWithRole,
  filesBelow,
  type LocaleFile,
  type SiteFiles,
} from "../site-files";

/**
 * Texts that the site's code shows and that are not there; and, as notes, texts that nothing shows: words may be
 * written before the page that shows them.
 */
export function checkUsage(site: SiteFiles): Problem[] {
  const sources = filesBelow(site.root, ["src"])
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !onlyBuild.test(name))
    .map((name) => readSource(fs.readFileSync(path.join(site.root, name), "utf8")));
  const gone = leftOvers(site);
  return wordsOfDefault(site).flatMap((file) => {
    const groups = gone.filter((words) => words.namespace === file.namespace);
    if (groups.some(({ group }) => group.length === 0)) return [];
    // checkLeftOvers reports these.
    const isLeft = ({ field }: Problem) =>
      !groups.some(({ group }) => `${field}.`.startsWith(`${group.join(".")}.`));
    return [
      ...missingTexts(file, sources),
      // tools/brand prints the words of the company profile.
      ...(file.namespace === "profile" ? [] : unusedTexts(file, sources, site)),
    ].filter(isLeft);
  });
}

/** Folders whose code shows nothing to visitors. */
const onlyBuild = /^src\/(content|editor|graphql|publish)\//;

/** Words that have lost their use: a group of a namespace, or all of it where `group` is empty. */
interface LeftOver {
  namespace: string;
  group: JsonPath;
}

/** The words of what the site leaves out: film, profile, newsletter, stages, opening hours. */
export function leftOvers(site: SiteFiles): LeftOver[] {
  const facts = contentFile(site, "site")?.value;
  if (!facts) return [];
  const kept = facts.openingHours.map(({ id }) => id);
  const contact = site.locales.find(({ namespace }) => namespace === "contact");
  const hours = Object.keys(valueAt(contact?.value, ["hours"]) ?? {});
  const all = (namespace: string) => ({ namespace, group: [] });
  return [
    ...hours
      .filter((id) => !kept.includes(id))
      .map((id) => ({ namespace: "contact", group: ["hours", id] })),
    ...(facts.film ? [] : [{ namespace: "who-we-are", group: ["film"] }, all("film")]),
    ...(facts.profile ? [] : [all("profile")]),
    ...(facts.newsletter === false
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
    wordsOfDefault(site)
      .filter((file) => file.namespace === namespace && valueAt(file.value, group) !== undefined)
      .map((file) => file.note(group, messages.leftOver)),
  );
}

const wordsOfDefault = ({ locales }: SiteFiles) =>
  locales.filter(({ language }) => language === defaultLanguage);

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

/** `i18next-cli` finds the keys written in full, not those with a part known only at run time, and takes seconds. */
function readSource(text: string): Source {
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const hooks = find(/(?:useTranslation|RuntimeWords)\(([^)]*)\)/g);
  const [hook = "", ...others] = new Set(hooks.map((names) => names || '"common"'));
  const templates = find(/`([\w.:-]*\$\{[^}]*\}(?:[\w.:-]|\$\{[^}]*\})*)`/g);
  const groups = find(/"([\w.:-]+)"(?: as never)?,\s*\{\s*returnObjects/g);
  const patterns = [...templates, ...groups.map((group) => `${group}.*`)];
  const literals = find(/"([^"\n]*)"/g);
  return {
    hook: others.length === 0 ? hook.replaceAll('"', "") : undefined,
    keys: find(/[^\w.]t\(\s*"([\w.-]+)"/g),
    literals: new Set(literals),
    namespaces: new Set(literals.map((literal) => literal.split(":")[0] ?? "")),
    patterns: patterns.map(
      (pattern) => new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, "[^.]+")}$`),
    ),
  };
}

/** Keys of sources that use this namespace alone, without a text. */
function missingTexts(file: LocaleFile, sources: Source[]): Problem[] {
  const texts = file.strings.map(([field]) => `${withoutPluralForm(field.join("."))}.`);
  return sources
    .flatMap(({ hook, keys }) => (hook === file.namespace ? keys : []))
    .filter((key) => !texts.some((text) => text.startsWith(`${key}.`)))
    .map((key) => file.problem(key.split("."), messages.shownText));
}

/** A note on the first form of each text that nothing shows; when in doubt, it is shown. The search alone reads keywords. */
function unusedTexts(file: LocaleFile, sources: Source[], site: SiteFiles): Problem[] {
  const { namespace, strings } = file;
  const named = fieldsWithRole(site.content, "textKey").map(({ value }) => value);
  const isMentioned = (name: string, { literals, patterns }: Source) =>
    literals.has(name) || patterns.some((pattern) => pattern.test(name));
  const users = sources.filter(
    ({ namespaces }) => layoutNamespaces.includes(namespace) || namespaces.has(namespace),
  );
  const isNamed = named.some((key) => key.startsWith(`${namespace}:`));
  if (!isNamed && users.length === 0) return [file.note([], messages.unusedWords)];
  const isShown = (key: string) =>
    named.includes(`${namespace}:${key}`) ||
    users.some((source) =>
      [key, `${namespace}:${key}`].some((name) => isMentioned(name, source)),
    ) ||
    // A key of several parts is never an ordinary word.
    (key.includes(".") && sources.some(({ literals }) => literals.has(key)));
  const fields = new Map(
    strings.toReversed().map(([field]) => [withoutPluralForm(field.join(".")), field]),
  );
  return [...fields]
    .filter(([key, field]) => !isKeywords(String(field.at(-1))) && !isShown(key))
    .map(([, field]) => file.note(field, messages.unusedText));
}
