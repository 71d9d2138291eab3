import { longestTitle, pageTitle } from "../../shared/page-title";
import { type JsonFile, type JsonPath, type Problem, stringsIn, valueAt } from "../json-file";
import { messages } from "../messages";
import { templates } from "../schemas/page";
import { isInScriptOf } from "../script";
import { contentFile, fieldsWithRole, localeOf, type SiteFiles } from "../site-files";
import { maximumLength } from "../text-lengths";
import { isUntranslated } from "../untranslated";

/** Texts that a visitor must not see: empty, untranslated, in the wrong script, with HTML, too long. */
export function checkWords(site: SiteFiles): Problem[] {
  const { content, locales, pages } = site;
  const reading = readingNamespaces(pages, locales);
  return [
    ...content.flatMap((file) =>
      fieldsWithRole("text", file).flatMap(({ field, value, role }) =>
        checkText(file, field, value, role.language),
      ),
    ),
    ...locales.flatMap((file) => {
      const { language, namespace } = localeOf(file.name) ?? {};
      if (!language || !namespace) return [];
      return file.strings.flatMap(([field, value]) => {
        const key = field.join(".");
        if (isNoText(namespace, key)) return [];
        const maximum = maximumLength(namespace, key, reading.includes(namespace));
        const script = isFixed(namespace, key) ? undefined : language;
        return [
          ...checkText(file, field, value, script),
          ...(value.length > maximum
            ? [file.problem(field, messages.tooLong(value.length, maximum))]
            : []),
        ];
      });
    }),
    ...pages.flatMap((page) => checkTitle(page, site)),
  ];
}

/** Values in `locales/` that the specification fixes and that are not words. */
export function isNoText(namespace: string, key: string): boolean {
  return namespace === "clients" && /^items\.\d+\.(?:flagUrl|project)$/.test(key);
}

/** True for a text that is the same in every language, by the specification: the subject of an application. */
export function isFixed(namespace: string, key: string): boolean {
  return namespace === "careers" && key === "mail.subject";
}

/** The first fault of a text; without a language, in any script. */
function checkText(file: JsonFile, field: JsonPath, value: string, language?: string): Problem[] {
  const [placeholder] = /\bTODO\b|\bFIXME\b|lorem ipsum/i.exec(value) ?? [];
  const letters = value.replace(/\{\{[^{}]*\}\}/g, "");
  const [fault] = [
    !value.trim() && messages.emptyText,
    isUntranslated(value) && messages.untranslated,
    placeholder && messages.placeholder(placeholder),
    /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\w+);/i.test(value) && messages.html,
    /\*\*|\]\(/.test(value) && messages.markdown,
    hasDamagedVariable(value) && messages.damagedVariable,
    language && !isInScriptOf(language, letters) && messages.wrongScript(language),
  ].filter(Boolean);
  return fault ? [file.problem(field, fault)] : [];
}

/** True for a variable without a usable name: an empty or a translated one. */
export function hasDamagedVariable(text: string): boolean {
  return /[{}]/.test(text.replace(/\{\{\s*[\w.]+\s*\}\}/g, ""));
}

/** A page's title that is too long once the company's name follows it. */
function checkTitle(page: JsonFile, site: SiteFiles): Problem[] {
  const [namespace, key = ""] = String(valueAt(page.value, ["title"])).split(":");
  return site.locales.flatMap((file) => {
    const place = localeOf(file.name);
    const own = valueAt(file.value, key.split("."));
    const [company, shortName] = ["fullName", "name"].map((name) =>
      valueAt(contentFile(site, "site")?.value, [name, place?.language ?? ""]),
    );
    // A title that is too long by itself is reported as such.
    if (place?.namespace !== namespace || typeof own !== "string" || own.length > longestTitle)
      return [];
    const { length } = pageTitle(own, String(company), String(shortName));
    return company && length > longestTitle
      ? [
          file.problem(
            key.split("."),
            messages.titleTooLong(length, String(shortName), longestTitle),
          ),
        ]
      : [];
  });
}

/** Namespaces whose words only text pages show, or a page that is left out: those texts may be long. */
export function readingNamespaces(pages: JsonFile[], locales: JsonFile[]): string[] {
  const { text: _text, ...others } = templates;
  // A page whose template is misspelt was most likely to be one to read.
  const isShort = ({ value }: JsonFile) =>
    Object.hasOwn(others, String(valueAt(value, ["template"])));
  const namesIn = (files: JsonFile[]) =>
    files.flatMap(({ value }) => stringsIn(valueAt(value, ["namespaces"])).map(([, name]) => name));
  const short = [
    ...namesIn(pages.filter(isShort)),
    ...Object.values(others).flatMap(({ namespaces }) => namespaces),
  ];
  const ofPages = locales.filter(({ value }) => valueAt(value, ["meta"]) !== undefined);
  const all = [...namesIn(pages), ...ofPages.map(({ name }) => localeOf(name)?.namespace ?? "")];
  return all.filter((name) => !short.includes(name));
}
