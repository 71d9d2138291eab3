import { guideLanguages } from "../plugins/gatsby-plugin-checked-content/field-labels";
import { didYouMean, messageLanguage, t } from "../plugins/gatsby-plugin-checked-content/messages";
import ar from "../plugins/gatsby-plugin-checked-content/messages/ar.json";
import en from "../plugins/gatsby-plugin-checked-content/messages/en.json";

/** What a cell holds: one of a list of values, each an id and its names, or a form of text. */
export type Kind = string[][] | "number" | "yes" | "month" | "date" | "file" | "text";

/** The one of some names, in the order of `guideLanguages`, that is in the language of messages. */
export const inLanguage = (names: readonly string[]): string =>
  names[guideLanguages.indexOf(messageLanguage())] ?? "";

/** A value as a cell shows it. */
export function writeCell(value: unknown, kind: Kind): string {
  if (value === undefined) return "";
  if (kind === "yes") return t(value ? "table.yes" : "table.no");
  // Pictures and drawings go by their names alone.
  if (kind === "file") return `${value}`.replace(/^\.\.\/images\/(projects|drawings)\//, "");
  const [, ...names] = Array.isArray(kind) ? (kind.find(([id]) => id === value) ?? []) : [];
  return inLanguage(names) || `${value}`;
}

/** The value of a cell; its text where that has another form, which the content check explains. Throws a sentence for what is on no list. `isDayFirst` is what the dates of the table show. */
export function readCell(text: string, kind: Kind, isDayFirst?: boolean): unknown {
  const word = plain(text);
  if (Array.isArray(kind)) {
    const [found] = kind.find((names) => names.some((name) => plain(name) === word)) ?? [];
    const allowed = kind.map(([, ...names]) => inLanguage(names));
    const nearest = didYouMean(text, allowed);
    if (found) return found;
    throw new Error(t(nearest ? "notOneOfBut" : "notOneOf", { allowed, nearest }));
  }
  if (kind === "number") return readNumber(word) ?? text;
  if (kind === "yes" && [ar.table.yes, en.table.yes, "true"].includes(word)) return true;
  if (kind === "yes" && [ar.table.no, en.table.no, "false"].includes(word)) return false;
  if (kind !== "month" && kind !== "date") return text;
  return readDate(word, isDayFirst)?.slice(0, kind === "month" ? 7 : 10) ?? text;
}

/** A text without what keyboards and programs add to it: case, spaces, vowel marks, invisible characters; digits are Latin. */
export const plain = (text: string): string =>
  latinDigits(text)
    .normalize("NFKC")
    .replace(/[\p{Cf}ـ\u064b-\u0652]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** A text with the digits 0 to 9 in place of Arabic ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`);

/** 12,000 and 12٬000 are thousands; a comma or dot that three digits do not follow is a decimal one. */
function readNumber(text: string): number | undefined {
  const digits = text.replace(/[\s٬%٪]|[,.](?=\d{3}(?!\d))/g, "").replace(/[٫,]/, ".");
  return digits === "" || Number.isNaN(Number(digits)) ? undefined : Number(digits);
}

/** The months by their names, long and short, in English and in the Arabic of the Gulf, the Levant and the Maghreb. */
const months = new Map(
  ["en", "ar-SA", "ar-SY", "ar-MA", "ar-DZ"].flatMap((locale) =>
    (["long", "short"] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) => {
        const format = { month, calendar: "gregory" } as const;
        return [plain(new Date(2000, index).toLocaleDateString(locale, format)), index + 1];
      }),
    ),
  ) as [string, number][],
);

/** A day as people and Excel write it, such as `15/03/2021`, `Mar-21` or Excel's count of days; of a month, its first. */
function readDate(text: string, isDayFirst?: boolean): string | undefined {
  if (/^\d{5}$/.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString();
  const parts = text.split(/[-/.,]+ ?|(?<=\d) | (?=\d)/);
  const numbers = parts.map((part) => months.get(part) ?? Number(part));
  const isYearFirst = /^\d{4}$/.test(parts[0] ?? "");
  const [year = 0, two = 0, one = 1] = isYearFirst ? numbers : numbers.reverse();
  const isClear = isYearFirst || parts.length < 3 || parts.some((part) => months.has(part));
  if (!isClear && one !== two && isDayFirst === undefined) return undefined;
  const [month, day] = isClear || isDayFirst ? [two, one] : [one, two];
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  const isDay = parts.length > 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString() : undefined;
}

/** True where the dates among some cells begin with the day, false where with the month; undefined where none shows it, or they differ. */
export function findDayFirst(cells: readonly string[]): boolean | undefined {
  const found = cells.map((cell) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/.exec(plain(cell)));
  const [day, month] = [1, 2].map((part) => found.some((one) => Number(one?.[part]) > 12));
  return day === month ? undefined : day;
}
