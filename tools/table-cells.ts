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

/** The value of a cell that is not empty. Throws a sentence where it cannot be read. `isDayFirst` is what the dates of the table show. */
export function readCell(text: string, kind: Kind, isDayFirst?: boolean): unknown {
  const word = plain(text);
  const wrong = (message: string) => {
    throw new Error(message);
  };
  if (Array.isArray(kind)) {
    const [found] = kind.find((names) => names.some((name) => plain(name) === word)) ?? [];
    const allowed = kind.map(([, ...names]) => inLanguage(names));
    const nearest = didYouMean(text, allowed);
    return found ?? wrong(t(nearest ? "notOneOfBut" : "notOneOf", { allowed, nearest }));
  }
  if (kind === "number") return readNumber(word) ?? wrong(t("table.number"));
  if (kind === "yes") {
    if ([ar.table.yes, en.table.yes, "true", "1"].includes(word)) return true;
    const isNo = [ar.table.no, en.table.no, "false", "0"].includes(word);
    return isNo ? false : wrong(t("notOneOf", { allowed: [t("table.yes"), t("table.no")] }));
  }
  if (kind !== "month" && kind !== "date") return text;
  const day = readDate(word, isDayFirst);
  return (kind === "month" ? day?.slice(0, 7) : day?.slice(0, 10)) ?? wrong(t(`table.${kind}`));
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

/** The names of months, long and short, in English and in the Arabic of each region. */
const months = new Map(
  ["en", "ar-SA", "ar-SY", "ar-MA", "ar-DZ"].flatMap((locale) =>
    (["long", "short"] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) => {
        const date = new Date(2000, index, 15);
        const name = date.toLocaleDateString(locale, { month, calendar: "gregory" });
        return [plain(name), index + 1] as const;
      }),
    ),
  ),
);

/** A day of a date as people and Excel write it, such as `Mar-21`, `2021/3`, `15/03/2021` or Excel's count of days; of a month, its first. */
function readDate(text: string, isDayFirst?: boolean): string | undefined {
  if (/^\d{5}$/.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString();
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
  const [, dd, name = "", yy] =
    /^(?:(\d{1,2})[-/., ]+)?(\p{L}+)[-/., ]+(\d{2,4})$/u.exec(text) ?? [];
  const [, one, two, yyyy] = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{2,4})$/.exec(text) ?? [];
  if (one && one !== two && isDayFirst === undefined) return undefined;
  const [month, day] = isDayFirst || !one ? [two, one] : [one, two];
  const year = y ?? yy ?? yyyy ?? "";
  const parts = [m ?? months.get(name) ?? month, d ?? dd ?? day ?? 1];
  const [mm, own] = parts.map((part) => `${part}`.padStart(2, "0"));
  const iso = `${year.length === 2 ? "20" : ""}${year}-${mm}-${own}`;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(own) ? undefined : iso;
}

/** True where the dates among some cells begin with the day, false where with the month; undefined where none shows it, or they differ. */
export function findDayFirst(cells: readonly string[]): boolean | undefined {
  const found = cells.map((cell) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/.exec(plain(cell)));
  const [day, month] = [1, 2].map((part) => found.some((one) => Number(one?.[part]) > 12));
  return day === month ? undefined : day;
}
