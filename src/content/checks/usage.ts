import fs from "node:fs";
import path from "node:path";
import { defaultLanguage } from "../../i18n/languages";
import { type Problem, valueAt } from "../json-file";
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
    .filter((name) => /\.tsx?$/.test(name) && !/^src\/(content|graphql|publish)\/|\.d\./.test(name))
    .map((name) => fs.readFileSync(path.join(site.root, name), "utf8"));
  const shown = shownTexts(sources.join("\n"), site);
  return wordsOfDefault(site).flatMap((file) => [
    ...missingTexts(file, sources),
    // tools/brand prints the words of the company profile.
    ...(file.namespace === "profile" ? [] : unusedTexts(file, shown, site)),
  ]);
}

/** Notes, one a group, on words of the film and of opening hours that `content/site.json` leaves out. */
export function checkLeftOvers(site: SiteFiles): Problem[] {
  const { film, openingHours = [] } = contentFile(site, "site")?.value ?? {};
  const kept = openingHours.map(({ id }) => id);
  return wordsOfDefault(site).flatMap((file) => {
    const hours = file.namespace === "contact" ? valueAt(file.value, ["hours"]) : undefined;
    const groups = Object.keys(hours ?? {})
      .filter((id) => !kept.includes(id))
      .map((id) => ["hours", id]);
    if (file.namespace === "who-we-are" && !film) groups.push(["film"]);
    return groups
      .filter((group) => valueAt(file.value, group) !== undefined)
      .map((group) => file.note(group, messages.leftOver));
  });
}

const wordsOfDefault = ({ locales }: SiteFiles) =>
  locales.filter(({ language }) => language === defaultLanguage);

const find = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, found = ""]) => found);

/** Keys in the `t("…")` calls of sources that use this namespace alone, without a text. */
function missingTexts(file: LocaleFile, sources: string[]) {
  const texts = file.strings.map(([field]) => `${withoutPluralForm(field.join("."))}.`);
  return sources
    .filter((source) => {
      const hooks = new Set(find(source, /(?:useTranslation|RuntimeWords)\(([^)]*)\)/g));
      return hooks.size === 1 && ([...hooks][0] || '"common"') === `"${file.namespace}"`;
    })
    .flatMap((source) => find(source, /[^\w.]t\(\s*"([\w.-]+)"/g))
    .filter((key) => !texts.some((text) => text.startsWith(`${key}.`)))
    .map((key) => file.problem(key.split("."), messages.shownText));
}

/** True for a name that code or content mentions. */
type Shown = (name: string) => boolean;

/**
 * What all code and content may show; when in doubt, a text counts as shown. `i18next-cli` finds the keys written in
 * full, not those with a part known only at run time, and takes seconds.
 */
function shownTexts(code: string, { content }: SiteFiles): Shown {
  const keys = fieldsWithRole(content, "textKey");
  const names = [
    ...layoutNamespaces,
    ...find(code, /"([^"\n]*)"/g),
    ...keys.map(({ value }) => value),
  ];
  const literals = new Set(names.flatMap((name) => [name, name.split(":")[0]]));
  // Keys with a part known only at run time, such as `hours.${id}.title`, and keys of whole groups.
  const patterns = [
    ...find(code, /`((?=[^`]*[.:])[\w.:-]*\$\{[^}]*\}(?:[\w.:-]|\$\{[^}]*\})*)`/g).map((template) =>
      template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[^.]+"),
    ),
    ...find(code, /"([\w.:-]+)",\s*\{\s*returnObjects/g).map((group) => `${group}\\..*`),
  ].map((pattern) => new RegExp(`^${pattern}$`));
  return (name) => literals.has(name) || patterns.some((pattern) => pattern.test(name));
}

/** A note on the first form of each text that nothing shows. The search alone reads keywords. */
function unusedTexts(file: LocaleFile, isShown: Shown, site: SiteFiles): Problem[] {
  const { namespace, strings } = file;
  if (!isShown(namespace) || unneededNamespaces(site).includes(namespace))
    return [file.note([], messages.unusedWords)];
  const fields = new Map(
    strings.toReversed().map(([field]) => [withoutPluralForm(field.join(".")), field]),
  );
  return [...fields]
    .filter(([key, field]) => !isKeywords(String(field.at(-1))) && !isShown(key))
    .filter(([key]) => !isShown(`${namespace}:${key}`))
    .map(([, field]) => file.note(field, messages.unusedText));
}
