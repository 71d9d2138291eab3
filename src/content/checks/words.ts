import { contentSchemas, schemaNameOf } from "../content-schemas";
import { type JsonFile, type JsonPath, type Problem, stringsIn } from "../json-file";
import { messages } from "../messages";
import { templates } from "../schemas/page";
import { rolesOf } from "../schemas/roles-in";
import { localeOf, type SiteFiles, valueAt } from "../site-files";
import { isUntranslated } from "../untranslated";
import { maximumLength } from "./lengths";
import { isInScriptOf } from "./script";

/** Texts that a visitor must not see: empty, untranslated, in the wrong script, with HTML, too long. */
export function checkWords({ content, locales }: SiteFiles): Problem[] {
  const facts = content.flatMap((file) => {
    const name = schemaNameOf(file.name);
    const texts = name ? rolesOf("text", contentSchemas[name], file.value) : [];
    return texts.flatMap(({ field, value, role }) => judge(file, field, value, role.language));
  });
  const reading = readingNamespaces(content, locales);
  const words = locales.flatMap((file) => {
    const { language, namespace } = localeOf(file.name) ?? {};
    if (!language || !namespace) return [];
    return file.strings.flatMap(([field, value]) => {
      const key = field.join(".");
      if (isNoText(namespace, key)) return [];
      const maximum = maximumLength(namespace, key, reading.has(namespace));
      const found = judge(file, field, value, language, wordsOfForm(namespace, key));
      return value.length > maximum
        ? [...found, file.problem(field, messages.tooLong(value.length, maximum))]
        : found;
    });
  });
  return [...facts, ...words];
}

/** Values in `locales/` that the specification fixes and that are not words. */
export function isNoText(namespace: string, key: string): boolean {
  return namespace === "clients" && /^items\.\d+\.(?:flagUrl|work)$/.test(key);
}

/** The subject of an application is the same in every language, by the specification. */
function wordsOfForm(namespace: string, key: string): boolean {
  return namespace === "careers" && key === "mail.subject";
}

function judge(
  file: JsonFile,
  field: JsonPath,
  value: string,
  language: string,
  inAnyScript = false,
): Problem[] {
  const [fault] = [...faultsOf(value, language, inAnyScript)];
  return fault ? [file.problem(field, fault)] : [];
}

function* faultsOf(value: string, language: string, inAnyScript: boolean): Generator<string> {
  const letters = value.replace(/\{\{[^{}]*\}\}/g, "");
  if (!value.trim()) yield messages.emptyText;
  if (isUntranslated(value)) yield messages.untranslated;
  const [placeholder] = /\bTODO\b|\bFIXME\b|lorem ipsum/i.exec(value) ?? [];
  if (placeholder) yield messages.placeholder(placeholder);
  if (/<\/?[a-z!][^>]*>|&(?:[a-z]+|#\w+);/i.test(value)) yield messages.html;
  if (/\*\*|\]\(/.test(value)) yield messages.markdown;
  if (hasDamagedVariable(value)) yield messages.damagedVariable;
  if (!inAnyScript && !isInScriptOf(language, letters)) yield messages.wrongScript(language);
}

/** True for a variable without a usable name: an empty or a translated one. */
export function hasDamagedVariable(text: string): boolean {
  return /[{}]/.test(text.replace(/\{\{\s*[\w.]+\s*\}\}/g, ""));
}

/** Namespaces whose words only text pages show, or a page that is left out: those texts may be long. */
export function readingNamespaces(content: JsonFile[], locales: JsonFile[]): Set<string> {
  const pages = content.filter(({ name }) => schemaNameOf(name) === "page");
  const others = Object.keys(templates).filter((template) => template !== "text");
  const named = (isText: boolean) =>
    pages
      // A page whose template is misspelt was most likely to be one to read.
      .filter(({ value }) => !others.includes(String(valueAt(value, ["template"]))) === isText)
      .flatMap(({ value }) =>
        [...stringsIn(valueAt(value, ["namespaces"]))].map(([, name]) => name),
      );
  const elsewhere = [
    ...named(false),
    ...Object.values(templates).flatMap(({ namespaces }) => namespaces),
  ];
  const ofPages = locales
    .filter(({ value }) => valueAt(value, ["meta"]) !== undefined)
    .map(({ name }) => localeOf(name)?.namespace ?? "");
  return new Set([...named(true), ...ofPages].filter((name) => !elsewhere.includes(name)));
}
