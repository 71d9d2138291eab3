/** The files whose entries have an end, each with the field of its date. */
export const endFields = { credentials: "validUntil", vacancies: "closes" } as const;

/** The date of a moment, as `2026-09-30`. */
export const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** True when a date such as `2026-09-30` has passed; an entry counts through its last day. */
export function hasEnded(date: string, today = new Date()): boolean {
  return date < dateOf(today);
}
