import { dayCodes } from "../../shared/opening-hours";
import { type Problem, valueAt } from "../json-file";
import { t } from "../messages";
import type { SiteFacts } from "../schemas/site";
import { contentFile, type SiteFiles } from "../site-files";

type Hours = SiteFacts["openingHours"][number];

/** Notes on texts of opening hours that differ from the facts. */
export function checkHours(site: SiteFiles): Problem[] {
  const texts = site.locales.filter(({ namespace }) => namespace === "contact");
  return (contentFile(site, "site")?.value.openingHours ?? []).flatMap((hours) => {
    const rows = [
      ["days", hours.days.join(", "), (text: string, code: string) => isOfDays(text, code, hours)],
      ["time1", hours.opens, (text: string) => isOfTime(text, hours.opens)],
      ["time2", hours.closes, (text: string) => isOfTime(text, hours.closes)],
    ] as const;
    return texts.flatMap((contact) =>
      rows.flatMap(([part, fact, isSame]) => {
        const field = ["hours", hours.id, part];
        const text = valueAt(contact.value, field);
        return typeof text !== "string" || isSame(text, contact.language)
          ? []
          : [contact.note(field, t("otherHours", { fact }))];
      }),
    );
  });
}

/** True for words without a number too: they cannot be compared. Morning and evening are not told apart. */
function isOfTime(text: string, time: string): boolean {
  const digits = text.replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`);
  const [found, hour, minutes = "00"] = /(\d{1,2})(?:[:.](\d\d))?/.exec(digits) ?? [];
  return !found || (Number(hour) % 12 === Number.parseInt(time, 10) % 12 && time.endsWith(minutes));
}

/** True where words name the first and last of each run of days, and none besides; or no day at all. */
function isOfDays(text: string, language: string, { days }: Hours): boolean {
  const { format } = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  // The first day of 2024 was a Monday.
  const isNamed = (index: number) =>
    plain(text).includes(plain(format(Date.UTC(2024, 0, 1 + index))));
  const named = dayCodes.filter((_day, index) => isNamed(index));
  const ends = days.filter((day) =>
    [1, 6].some((step) => !days.includes(dayCodes[(dayCodes.indexOf(day) + step) % 7] ?? day)),
  );
  return (
    named.length === 0 ||
    (named.every((day) => days.includes(day)) && ends.every((day) => named.includes(day)))
  );
}

/** A text in small letters without marks: «الإثنين» is «الاثنين». */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
