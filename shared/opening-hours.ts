import { formatWeekday } from "./format";
import { type Language, languageRow } from "./languages";

/** The days of the week, as schema.org abbreviates them. */
export const dayCodes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

type Times = Record<"opens" | "closes", string> & { days: readonly string[] };
type TextOf = (key: string, values: Record<string, string>) => string;

/** The days and times of opening hours in words; `textOf` fills a text of the contact page: a run of days, a time before noon, one after it. */
export function hoursInWords({ days, opens, closes }: Times, language: Language, textOf: TextOf) {
  const fill = (key: string, values: Record<string, string>) =>
    textOf(`contact:hours.${key}`, values);
  // The first day of 2024 was a Monday.
  const name = (index: number) => formatWeekday(`2024-01-0${(index % 7) + 1}`, language);
  const isOpen = (index: number) => days.includes(dayCodes[index % 7] ?? "");
  const starts = [...dayCodes.keys()].filter((index) => isOpen(index) && !isOpen(index + 6));
  const runs = (starts.length > 0 ? starts : [0]).map((first) => {
    let last = first;
    while (isOpen(last + 1) && last < first + 6) last += 1;
    return first === last ? name(first) : fill("days", { first: name(first), last: name(last) });
  });
  const timeOf = (time: string) => {
    const hour = Number(time.slice(0, 2));
    const shown = `${hour % 12 || 12}${time.slice(2)}`;
    return fill(hour < 12 ? "time1" : "time2", { time: shown });
  };
  const list = new Intl.ListFormat(languageRow(language).locale);
  return { days: list.format(runs), opens: timeOf(opens), closes: timeOf(closes) };
}
