import { z } from "zod";
import { languageName } from "../../shared/format";
import { languages } from "../../shared/languages";
import ar from "./labels/ar.json";
import en from "./labels/en.json";
import { fieldRoles } from "./schemas/fields";

/** What people call a field, what it holds, and what the values of a closed list are called. */
export interface FieldLabels {
  label: string;
  hint: string;
  values?: Record<string, string>;
}

interface Labels {
  /** What the hint of a field ends with, by its role. */
  rules: Record<string, string>;
  /** By the path of the field, such as `partners.items[].link`; `*` stands for any part of a path. */
  fields: Record<string, FieldLabels>;
}

export const guideLanguages = ["en", "ar"] as const;
export type GuideLanguage = (typeof guideLanguages)[number];

/** The labels of the fields in each language of the guides and of the editor. */
export const labels: Record<GuideLanguage, Labels> = { en, ar };

/** The key in `labels` of a field; undefined where it has none. */
export function labelsKey(path: string, language: GuideLanguage): string | undefined {
  const { fields } = labels[language];
  if (Object.hasOwn(fields, path)) return path;
  return Object.keys(fields).find((key) => {
    const [start = "", end] = key.split("*");
    return end !== undefined && path.startsWith(start) && path.endsWith(end);
  });
}

/** The labels of a field, with what its schema requires; undefined where it has none. */
export function findLabels(path: string, schema: z.ZodType, language: GuideLanguage) {
  const { fields, rules } = labels[language];
  const ownLabels = (own: string) => fields[labelsKey(own, language) ?? ""];
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
  const rule = rules[role?.kind ?? ""];
  const text = isolated(fill(rule ? `${hint} ${rule}` : hint), language);
  return { label: fill(label), hint: text, values };
}

/** Code, numbers, paths and examples, in a sentence that is read from right to left, keep their own order; what begins and ends with a letter has it anyway. */
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
  if (!found)
    throw new Error(
      `plugins/gatsby-plugin-checked-content/labels/${language}.json has no labels for ${path}.`,
    );
  return found;
}
