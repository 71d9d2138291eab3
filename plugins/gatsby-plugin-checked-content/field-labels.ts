import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { languageName } from "../../shared/format";
import { languages } from "../../shared/languages";
import rules from "./field-rules.json";
import { fieldRoles } from "./schemas/fields";

/** What people call a field, what it holds, and what the values of a closed list are called. */
interface FieldLabels {
  label: string;
  hint: string;
  values?: Record<string, string>;
}

export const guideLanguages = ["en", "ar"] as const;
export type GuideLanguage = (typeof guideLanguages)[number];

const schemas = path.resolve("plugins/gatsby-plugin-checked-content/schemas");

const files = fs
  .readdirSync(schemas)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(fs.readFileSync(path.join(schemas, name), "utf8")));

/** The labels of all fields in a language, by their paths, such as `partners.items[].link`; `*` stands for any part of a path. They stand beside the schemas. */
export const labels = Object.fromEntries(
  guideLanguages.map((code) => [code, Object.assign({}, ...files.map((file) => file[code]))]),
) as Record<GuideLanguage, Record<string, FieldLabels>>;

/** The key in `labels` of a field; undefined where it has none. */
export function labelsKey(path: string): string | undefined {
  if (Object.hasOwn(labels.en, path)) return path;
  return Object.keys(labels.en).find((key) => {
    const [start = "", end] = key.split("*");
    return end !== undefined && path.startsWith(start) && path.endsWith(end);
  });
}

/** The label of a key, such as the name of a collection; the key itself where it has none. */
export const labelOfKey = (key: string, language: GuideLanguage): string =>
  labels[language][key]?.label ?? key;

/** The label of a value of a closed list, in a language of the site; English where the guides do not have that language. */
export const valueLabel = (path: string, value: string, language: string): string =>
  labels[guideLanguages.find((code) => code === language) ?? "en"][path]?.values?.[value] ?? value;

/** The labels of a field, with what its schema requires; undefined where it has none. */
export function findLabels(path: string, schema: z.ZodType, language: GuideLanguage) {
  const ownLabels = (own: string) => labels[language][labelsKey(own) ?? ""];
  const row = languages.find(({ code }) => path.endsWith(`.${code}`));
  const name = row && languageName(row.code, language);
  const pair = row && ownLabels(path.slice(0, -row.code.length - 1));
  const found = ownLabels(path) ?? (pair && { ...pair, label: `${pair.label} (${name})` });
  if (!found) return undefined;
  const role = fieldRoles.get(schema);
  const facts = {
    code: row?.code,
    name,
    ...role,
    get maximum() {
      const { maxItems, maxLength } = z.toJSONSchema(schema, { io: "input" });
      return maxItems ?? maxLength;
    },
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (all, name) => String(facts[name as keyof typeof facts] ?? all));
  const { label, hint, values } = found;
  const rule = (rules as Record<string, Record<GuideLanguage, string>>)[role?.kind ?? ""];
  const text = isolated(fill(rule ? `${hint} ${rule[language]}` : hint), language);
  return { label: fill(label), hint: text, values };
}

/** Keeps code, numbers and paths in order within an Arabic sentence. Those that begin and end with a Latin letter need no help. */
export function isolated(text: string, language: GuideLanguage): string {
  const runs =
    /`[^`]+`|[+#@/.]*[A-Za-z\d][\w@#.:/+=?&*-]*(?: [A-Za-z\d×][\w@#.:/+=?&*-]*)*(?<![.:])/g;
  const isolate = (run: string) =>
    /^`?(?:[A-Za-z].*\w|\w+)`?$/.test(run) ? run : `\u2066${run}\u2069`;
  return language === "ar" ? text.replace(runs, isolate) : text;
}

/** The labels of a field. Throws where it has none. */
export function labelsOf(path: string, schema: z.ZodType, language: GuideLanguage): FieldLabels {
  const found = findLabels(path, schema, language);
  if (!found) throw new Error(`No schema of schemas/ has labels for ${path} in its JSON file.`);
  return found;
}
