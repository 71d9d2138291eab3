import fs from "node:fs";
import path from "node:path";
import { defaultLanguage } from "../../i18n/languages";
import { type JsonPath, type Problem, valueAt } from "../json-file";
import { isKeywords, titleKeys } from "../keywords";
import { messages } from "../messages";
import { emptySections, unneededNamespaces } from "../page-anchors";
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
 * Texts that the code shows and no file has; and notes on texts that nothing shows: words may be written before the
 * page that shows them.
 */
export function checkUsage(site: SiteFiles): Problem[] {
  const sources = filesBelow(site.root, ["src"])
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !onlyBuild.test(name))
    .map((name) => fs.readFileSync(path.join(site.root, name), "utf8"));
  const source = readSource(sources.join("\n"));
  const gone = orphanedTexts(site);
  return [
    ...sources.flatMap((text) => missingTexts(text, site, gone)),
    ...wordsOfDefault(site)
      // tools/brand prints the words of the company profile.
      .filter(({ namespace }) => namespace !== "profile")
      .flatMap((file) =>
        unusedTexts(file, source, site)
          // checkOrphanedTexts reports the others.
          .filter(({ field = "" }) => !isOrphaned(file, field, gone)),
      ),
  ];
}

/** True for a text, by its path in a file of words, that belongs to what the site leaves out. */
const isOrphaned = ({ namespace }: LocaleFile, path: string, gone: OrphanedTexts[]) =>
  gone.some(
    (words) =>
      words.namespace === namespace &&
      `${path}.`.startsWith(words.group.map((key) => `${key}.`).join("")),
  );

/** Keys that a file of code names in full and that no language has; what one language lacks is a mistake of its own. */
function missingTexts(code: string, site: SiteFiles, gone: OrphanedTexts[]): Problem[] {
  const lists = [...code.matchAll(/(?:useTranslation|[a-z]+RuntimeWords)\(([^)]*)\)/g)];
  const read = lists.flatMap(([, list = ""]) => [...list.matchAll(/[\w-]+/g)].map(String));
  const keys = new Set([...code.matchAll(/\bt\(\s*"([\w.:-]+)"/g)].map(([, name = ""]) => name));
  return [...keys].flatMap((name) => {
    const [key = "", prefix] = name.split(":").reverse();
    const files = (prefix ? [prefix] : read).flatMap((namespace) =>
      site.locales.filter((file) => file.namespace === namespace),
    );
    const isMissing = files.every(
      (file) =>
        valueAt(file.value, key.split(".")) === undefined &&
        !file.strings.some(([field]) => withoutPluralForm(field.join(".")) === key) &&
        !isOrphaned(file, key, gone),
    );
    return files[0] && isMissing ? [files[0].problem([], messages.textShown(key))] : [];
  });
}

/** Folders whose code shows nothing to visitors. */
const onlyBuild = /^src\/(content|editor|graphql|publish)\//;

/** Words that have lost their use: a group of a namespace, or all of it where `group` is empty. */
interface OrphanedTexts {
  namespace: string;
  group: JsonPath;
}

/** Namespaces with words of a section that may be left out. */
const teasers: Record<string, string[]> = { skyline: ["home", "projects"], stages: ["home"] };

/** The words of what the site leaves out: film, profile, newsletter, stages, drawings, opening hours. */
export function orphanedTexts(site: SiteFiles): OrphanedTexts[] {
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
    ...emptySections(site).flatMap((section) =>
      (teasers[section] ?? []).map((namespace) => ({ namespace, group: [section] })),
    ),
    ...unneededNamespaces(site).map(all),
  ];
}

/** Notes, one a group, on words of what the site leaves out. */
export function checkOrphanedTexts(site: SiteFiles): Problem[] {
  return orphanedTexts(site).flatMap(({ namespace, group }) =>
    wordsOfDefault(site)
      .filter((file) => file.namespace === namespace && valueAt(file.value, group) !== undefined)
      .map((file) => file.note(group, messages.leftOver)),
  );
}

const wordsOfDefault = ({ locales }: SiteFiles) =>
  locales.filter(({ language }) => language === defaultLanguage);

/** What the code of the pages names: literals, and keys with a part known only at run time. */
interface Source {
  literals: Set<string>;
  /** Such as `hours.${id}.title`, and all keys of a group. */
  patterns: RegExp[];
}

/** `i18next-cli` finds the keys written in full, not those with a part known only at run time, and takes seconds. */
function readSource(text: string): Source {
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const templates = find(/`([\w.:-]*\$\{[^}]*\}(?:[\w.:-]|\$\{[^}]*\})*)`/g);
  const groups = find(/"([\w.:-]+)"(?: as never)?,\s*\{\s*returnObjects/g);
  const patterns = [...templates, ...groups.map((group) => `${group}.*`)];
  return {
    literals: new Set(find(/"([^"\n]*)"/g)),
    patterns: patterns.map(
      (pattern) => new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, "[^.]+")}$`),
    ),
  };
}

/** A note on the first form of each text that nothing shows; when in doubt, it is shown. Keywords belong to their title. */
function unusedTexts(file: LocaleFile, source: Source, site: SiteFiles): Problem[] {
  const { namespace, strings } = file;
  const { literals, patterns } = source;
  const named = fieldsWithRole(site.content, "textKey").map(({ value }) => value);
  const isOfNamespace = (name: string) => name.split(":")[0] === namespace;
  if (!layoutNamespaces.includes(namespace) && ![...named, ...literals].some(isOfNamespace))
    return [file.note([], messages.unusedWords)];
  const isShown = (key: string) =>
    named.includes(`${namespace}:${key}`) ||
    [key, `${namespace}:${key}`].some(
      (name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)),
    );
  const fields = new Map(
    strings.toReversed().map(([field]) => [withoutPluralForm(field.join(".")), field]),
  );
  return [...fields]
    .filter(
      ([key, field]) => !(isKeywords(String(field.at(-1))) ? titleKeys(key) : [key]).some(isShown),
    )
    .map(([, field]) => file.note(field, messages.unusedText));
}
