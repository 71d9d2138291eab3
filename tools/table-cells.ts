import type { z } from "zod";
import { guideLanguages } from "../plugins/gatsby-plugin-checked-content/field-labels";
import { didYouMean, messageLanguage, t } from "../plugins/gatsby-plugin-checked-content/messages";
import ar from "../plugins/gatsby-plugin-checked-content/messages/ar.json";
import en from "../plugins/gatsby-plugin-checked-content/messages/en.json";
import { latinDigits } from "../shared/phone-digits";

/** What a column holds: a field of a schema. Of a closed list, `values` are its ids, each with its names in the order of `guideLanguages`. */
export interface Cells {
  schema: z.ZodType;
  values?: string[][];
}

/** The one of some names that is in the language of messages. */
export const inLanguage = (names: readonly string[]): string =>
  names[guideLanguages.indexOf(messageLanguage())] ?? "";

/** A value as a cell shows it. Pictures and drawings go by their names alone. */
export function writeCell(value: unknown, { values = [] }: Cells): string {
  if (typeof value === "boolean") return t(value ? "table.yes" : "table.no");
  const [, ...names] = values.find(([id]) => id === value) ?? [];
  return inLanguage(names) || `${value ?? ""}`.replace(/^\.\.\/images\/(projects|drawings)\//, "");
}

/** What a cell means: of its readings the one that the schema takes, or else its text, which the content check explains. Throws a sentence for what is on no list. */
export function readCell(text: string, { schema, values }: Cells, isDayFirst?: boolean): unknown {
  const word = plain(text);
  if (values) {
    const [found] = values.find((names) => names.some((name) => plain(name) === word)) ?? [];
    const allowed = values.map(([, ...names]) => inLanguage(names));
    const nearest = didYouMean(text, allowed);
    if (found) return found;
    throw new Error(t(nearest ? "notOneOfBut" : "notOneOf", { allowed, nearest }));
  }
  const isYes = [ar.table.yes, en.table.yes, "true"].includes(word);
  const isNo = [ar.table.no, en.table.no, "false"].includes(word);
  const day = readDate(word, isDayFirst);
  const readings = [text, readNumber(word), isYes || (isNo ? false : text), day, day?.slice(0, 7)];
  return readings.find((one) => schema.safeParse(one).success) ?? latinDigits(text);
}

/** A text without what keyboards and programs add to it: case, spaces, vowel marks, invisible characters; digits are Latin. */
export const plain = (text: string): string =>
  latinDigits(text)
    .replace(/[\p{Cf}ـ\u064b-\u0652]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** 12,000 and 12٬000 are thousands; a comma or dot that three digits do not follow is a decimal one. */
const readNumber = (text: string): number =>
  Number(text.replace(/[\s٬%٪]|[,.](?=\d{3}(?!\d))/g, "").replace(/[٫,]/, "."));

/** The months by their names, long and short, in English and in the Arabic of the Gulf, the Levant and the Maghreb. */
const months = new Map<string, number>();
for (const locale of ["en", "ar-SA", "ar-SY", "ar-MA", "ar-DZ"])
  for (const month of ["long", "short"] as const)
    for (let index = 0; index < 12; index += 1) {
      const format = { month, calendar: "gregory" } as const;
      months.set(plain(new Date(2000, index).toLocaleDateString(locale, format)), index + 1);
    }

/** A day as people and Excel write it, such as `15/03/2021`, `Mar-21` or Excel's count of days; of a month, its first. */
function readDate(text: string, isDayFirst?: boolean): string | undefined {
  if (/^\d{5}$/.test(text))
    return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
  const parts = text.split(/[-/.,]+ ?|(?<=\d) | (?=\d)/);
  const numbers = parts.map((part) => months.get(part) ?? Number(part));
  const isYearFirst = /^\d{4}$/.test(parts[0] ?? "");
  const [year = 0, two = 0, one = 1] = isYearFirst ? numbers : numbers.reverse();
  const isClear = isYearFirst || parts.length < 3 || parts.some((part) => months.has(part));
  if (!isClear && one !== two && isDayFirst === undefined) return undefined;
  const [month, day] = isClear || isDayFirst ? [two, one] : [one, two];
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  const isDay = parts.length > 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}

/** True where the dates among some cells begin with the day, false where with the month; undefined where none shows it, or they differ. */
export function findDayFirst(cells: readonly string[]): boolean | undefined {
  const found = cells.map((cell) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/.exec(plain(cell)));
  const [day, month] = [1, 2].map((part) => found.some((one) => Number(one?.[part]) > 12));
  return day === month ? undefined : day;
}
