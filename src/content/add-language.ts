import { type Node, parseTree } from "jsonc-parser";
import { defaultLanguage, languages } from "../i18n/languages";
import { pluralFormOf, pluralFormsOf, withoutPluralForm } from "./checks/plural-forms";
import { scriptOf } from "./checks/script";
import { isNoText } from "./checks/words";
import { localeOf, type SiteTexts } from "./site-files";
import { markUntranslated } from "./untranslated";

/** The language to translate from: one with the same script, or else the default language. */
export function nearestLanguage(language: string): string {
  const others = languages.filter(({ code }) => code !== language);
  const near = others.find(({ code }) => scriptOf(code) === scriptOf(language));
  return near?.code ?? defaultLanguage;
}

/** The files that change when a language is added. Each missing text is copied from another language and marked. */
export function filesWithLanguage(
  texts: SiteTexts,
  language: string,
  from: string,
): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [name, text] of texts) {
    if (name.startsWith("content/")) changed.set(name, withSpellings(text, language, from));
    const place = localeOf(name);
    if (place?.language !== from) continue;
    const target = `locales/${language}/${place.namespace}.json`;
    const words = translation(JSON.parse(text), JSON.parse(texts.get(target) ?? "{}"), {
      namespace: place.namespace,
      language,
      path: [],
    });
    changed.set(target, `${JSON.stringify(words, null, 2)}\n`);
  }
  return new Map([...changed].filter(([name, text]) => texts.get(name) !== text));
}

interface Place {
  namespace: string;
  language: string;
  path: string[];
}

/** A value with every text marked that is not yet translated. */
function translation(value: unknown, done: unknown, place: Place): unknown {
  if (typeof value === "string") return done ?? markedText(value, place);
  const inner = (key: string, item: unknown) =>
    translation(item, (done as Record<string, unknown> | undefined)?.[key], {
      ...place,
      path: [...place.path, key],
    });
  if (Array.isArray(value)) return value.map((item, index) => inner(String(index), item));
  const entries = Object.entries(inForms(value as Record<string, unknown>, place.language));
  return Object.fromEntries(entries.map(([key, item]) => [key, inner(key, item)]));
}

/** A group of texts with the plural forms of the new language in place of those of its source. */
function inForms(group: Record<string, unknown>, language: string): Record<string, unknown> {
  const entries = Object.entries(group).flatMap(([key, value]) => {
    const form = pluralFormOf(key);
    if (form === undefined) return [[key, value]];
    if (form !== "other") return [];
    const base = withoutPluralForm(key);
    return pluralFormsOf(language).map((own) => [
      `${base}_${own}`,
      group[`${base}_${own}`] ?? value,
    ]);
  });
  return Object.fromEntries(entries);
}

function markedText(text: string, { namespace, path }: Place): string {
  const key = path.join(".");
  const isFixed = isNoText(namespace, key) || `${namespace}:${key}` === "careers:mail.subject";
  return isFixed ? text : markUntranslated(text);
}

/** A content file with one more spelling for each fact, and nothing else changed. */
function withSpellings(text: string, language: string, from: string): string {
  const additions = pairsIn(parseTree(text)).flatMap((pair) => {
    const properties = pair.children ?? [];
    const spelling = (code: string) =>
      properties.find(({ children }) => children?.[0]?.value === code)?.children?.[1];
    const source = spelling(from);
    const last = properties.at(-1);
    const before = properties.at(-2);
    if (!source || !last || spelling(language)) return [];
    const end = last.offset + last.length;
    const gap = before ? text.slice(before.offset + before.length, last.offset) : ", ";
    const isFile = /^(\/|https?:)|\.svg$/.test(source.value);
    const value = isFile ? source.value : markUntranslated(source.value);
    return [{ end, addition: `${gap}"${language}": ${JSON.stringify(value)}` }];
  });
  let rest = 0;
  const parts = additions.map(({ end, addition }) => {
    const part = text.slice(rest, end) + addition;
    rest = end;
    return part;
  });
  return parts.join("") + text.slice(rest);
}

/** The facts with a spelling in each language, in the order of the text. */
function pairsIn(node?: Node): Node[] {
  if (!node) return [];
  const keys = (node.children ?? []).map(({ children }) => children?.[0]?.value);
  const values = (node.children ?? []).map(({ children }) => children?.[1]?.type);
  const codes: string[] = languages.map(({ code }) => code);
  const isPair =
    node.type === "object" &&
    keys.length > 0 &&
    keys.every((key) => codes.includes(key)) &&
    values.every((type) => type === "string");
  return isPair ? [node] : (node.children ?? []).flatMap(pairsIn);
}
