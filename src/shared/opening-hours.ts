/** The days of the week, as schema.org shortens them. */
export const dayCodes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

export interface Hours {
  id: string;
  days: readonly string[];
  opens: string;
  closes: string;
  period?: { from: string; to: string } | null;
}

/** The time zone of a country that has one only. */
export function timeZoneOf(country: string): string | undefined {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[];
  };
  // Node 20 has the property, later ones the method.
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length === 1 ? zones[0] : undefined;
}

/** The day and the time in a time zone, such as `2026-11-25` and `22:45`. */
export function timeIn(timeZone: string, now = new Date()): { date: string; time: string } {
  const format = { timeZone, dateStyle: "short", timeStyle: "short" } as const;
  // Sweden writes both as ISO 8601 does.
  const [date = "", time = ""] = new Intl.DateTimeFormat("sv-SE", format).format(now).split(" ");
  return { date, time };
}

/** The hours that are now, or come next; undefined where none are known. */
export function openingAt<Entry extends Hours>(
  hours: readonly Entry[],
  { date, time }: { date: string; time: string },
): { date: string; hours: Entry; isOpen: boolean } | undefined {
  for (let offset = 0; offset < 14; offset += 1) {
    const day = new Date(Date.parse(date) + offset * 86_400_000).toISOString().slice(0, 10);
    const [first] = hoursOn(hours, day)
      .filter(({ closes }) => offset > 0 || closes > time)
      .sort((one, other) => one.opens.localeCompare(other.opens));
    if (first) return { date: day, hours: first, isOpen: offset === 0 && first.opens <= time };
  }
  return undefined;
}

/** The hours of a day: those of a period, such as Ramadan, stand in place of all others. */
function hoursOn<Entry extends Hours>(hours: readonly Entry[], date: string): Entry[] {
  const special = hours.filter(({ period }) => period && period.from <= date && date <= period.to);
  const valid = special.length > 0 ? special : hours.filter(({ period }) => !period);
  const day = dayCodes[(new Date(date).getUTCDay() + 6) % 7] ?? "";
  return valid.filter(({ days }) => days.includes(day));
}
